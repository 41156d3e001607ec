/** One thing to choose: what it is, and how it is called. */
export type Option = readonly [id: string, text: string]

export interface Group {
  readonly label: string
  readonly options: readonly Option[]
}

interface Props {
  readonly label: string
  readonly value: string
  readonly options: readonly Option[]
  readonly groups?: readonly Group[]
  onChange(value: string): void
}

/** A list to choose from, in groups if there are any. */
export function Choice({ label, value, options, groups = [], onChange }: Props) {
  return (
    <label className="choice">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        <Options options={options} />
        {groups
          .filter((group) => group.options.length > 0)
          .map((group) => (
            <optgroup key={group.label} label={group.label}>
              <Options options={group.options} />
            </optgroup>
          ))}
      </select>
    </label>
  )
}

function Options({ options }: Pick<Props, 'options'>) {
  return options.map(([id, text]) => (
    <option key={id} value={id}>
      {text}
    </option>
  ))
}
