import type { SVGProps } from 'react'
import type { IconName } from './icons.generated.ts'
import site from './site.svg'
import siteText from './site.svg?raw'

export type { IconName } from './icons.generated.ts'

const SYMBOL = /<symbol id="([^"]+)"[^>]*>(.*)<\/symbol>/g

/** A file of symbols: its address, and on the server their lines by the symbols' ids. */
export type IconSheet = { url: string; lines?: ReadonlyMap<string, string> }

type SheetProps = Omit<SVGProps<SVGSVGElement>, 'name'> & {
  /** The size in px. */
  size?: number
}

/** The sheet at this address; its text is for the server alone. */
export const iconSheet = (url: string, text: string): IconSheet =>
  import.meta.env.SSR
    ? {
        url,
        lines: new Map(Array.from(text.matchAll(SYMBOL), ([, id = '', lines = '']) => [id, lines])),
      }
    : { url }

export const siteSheet = iconSheet(site, import.meta.env.SSR ? siteText : '')

/** An icon of `icons.json`, hidden from screen readers: the text beside it says the same. */
export const Icon = ({ name, className, ...props }: SheetProps & { name: IconName }) => (
  <LineIcon sheet={siteSheet} name={name} className={className} {...props} />
)

/** An icon that is drawn with lines in the current colour. */
export const LineIcon = ({
  className,
  ...props
}: SheetProps & { sheet: IconSheet; name: string }) => (
  <SheetIcon className={className ? `lucide ${className}` : 'lucide'} {...props} />
)

/**
 * An icon of any sheet. A document has its lines, since browsers make a tree of its own of each `<use>` and a
 * project's page has 150. React keeps what is there when it hydrates, and refers to the sheet in what it renders later.
 */
export function SheetIcon({
  sheet: { url, lines },
  name,
  size = 24,
  ...props
}: SheetProps & { sheet: IconSheet; name: string }) {
  const drawing = import.meta.env.SSR
    ? (lines?.get(name) ?? '')
    : `<use href="${url}#${name}"></use>`
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: drawing }}
      {...props}
    />
  )
}
