import { useState } from 'react'
import { copyText } from '../copy-text.ts'
import { useWords } from '../say.ts'

interface Props {
  readonly label: string
  readonly hint: string
  readonly link: string
}

/** A link to be given to somebody: to be seen, copied, and handed on where the device can do that. */
export function LinkField({ label, hint, link }: Props) {
  const say = useWords()
  const [copied, setCopied] = useState(false)
  return (
    <div className="link-field">
      <label className="choice">
        <span>{label}</span>
        <input readOnly value={link} spellCheck={false} onFocus={(event) => event.target.select()} />
        <small>{hint}</small>
      </label>
      <div className="keys">
        <button
          type="button"
          aria-label={`${say.friends.copy}: ${label}`}
          onClick={() => void copyText(link).then(setCopied)}
        >
          {copied ? `✓ ${say.copied}` : say.friends.copy}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            aria-label={`${say.friends.share}: ${label}`}
            // Whoever changes their mind has shared nothing.
            onClick={() => void navigator.share({ title: say.title, url: link }).catch(() => null)}
          >
            {say.friends.share}
          </button>
        )}
      </div>
    </div>
  )
}
