import type { Banner } from '@sandtable/kernel'
import { LookView } from '../board/look-view.tsx'
import { useLook } from '../board/looks.ts'
import { emblemOf } from './side-emblem.ts'

/** More pieces than these are not told apart at this size. */
const most = 9

/** A force at a glance: its side, and its pieces; a picture beside a name, which says it in words. */
export function BannerView({ banner }: { readonly banner: Banner }) {
  return (
    <span className="banner" aria-hidden="true">
      <SideEmblem side={banner.emblem} />
      {banner.looks.slice(0, most).map((look, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal pieces differ by their place only
        <SmallLook key={at} look={look} />
      ))}
      {banner.looks.length > most && <small>+{banner.looks.length - most}</small>}
    </span>
  )
}

export function SideEmblem({ side }: { readonly side: string }) {
  return (
    <svg className="side-emblem" viewBox="-10 -10 20 20" aria-hidden="true">
      <path d={emblemOf(side)} fillRule="evenodd" />
    </svg>
  )
}

export function SmallLook({ look }: { readonly look: string }) {
  return (
    <svg className="small-look" viewBox="-10.5 -10.5 21 21" aria-hidden="true">
      <LookView look={useLook(look, 'figure')} at={{ x: 0, y: 0 }} facing={0} scale={1} />
    </svg>
  )
}
