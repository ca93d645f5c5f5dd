import { DEFAULT_BRAND, type Brand } from '../../domain/brand/palette.ts'

export const BRAND_STYLE_FOLDER = '/brand'

/**
 * The style sheet with an agency's colours, beside that of the bundle, which has the default ones. Its
 * name says which they are: it never changes, and every process of a site answers it alike.
 */
export function brandStyles(brand: Brand): string[] {
  const name = nameOf(brand)
  return name === nameOf(DEFAULT_BRAND) ? [] : [`${BRAND_STYLE_FOLDER}/${name}`]
}

const nameOf = ({ ink, accent, paper }: Brand): string =>
  `${[ink, accent, paper].map((colour) => colour.slice(1).toLowerCase()).join('-')}.css`

/** The colours of a style sheet by its name; undefined where it is none. */
export function brandOfStyle(name: string): Brand | undefined {
  if (!/^(?:[0-9a-f]{6}-){2}[0-9a-f]{6}\.css$/.test(name)) return undefined
  const [ink = '', accent = '', paper = ''] = name.match(/[0-9a-f]{6}/g) ?? []
  return { ink: `#${ink}`, accent: `#${accent}`, paper: `#${paper}` }
}
