import { DEFAULT_BRAND, type Brand } from '../../domain/brand/palette.ts'

export const BRAND_STYLE_FOLDER = '/brand'

/**
 * The style sheet with an agency's colours, which follows the bundle's with the default ones. Its
 * name contains the colours, so that it never changes, and every process of a site can answer for
 * it.
 */
export function brandStyles(brand: Brand): string[] {
  const name = nameOf(brand)
  return name === nameOf(DEFAULT_BRAND) ? [] : [`${BRAND_STYLE_FOLDER}/${name}`]
}

const nameOf = ({ ink, accent, paper }: Brand): string =>
  `${[ink, accent, paper].map((colour) => colour.slice(1).toLowerCase()).join('-')}.css`

/** The colours in the name of a style sheet; undefined where the name has none. */
export function brandOfStyle(name: string): Brand | undefined {
  if (!/^(?:[0-9a-f]{6}-){2}[0-9a-f]{6}\.css$/.test(name)) return undefined
  const [ink = '', accent = '', paper = ''] = name.match(/[0-9a-f]{6}/g) ?? []
  return { ink: `#${ink}`, accent: `#${accent}`, paper: `#${paper}` }
}
