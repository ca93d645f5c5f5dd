import sharp from 'sharp'
import { escapeMarkup } from '../../../domain/text/text.ts'

/** The pictures that the example's data names. */
export const EXAMPLE_PICTURES = {
  house: 'exteriors/example-house.jpg',
  banner: 'hero/example-banner.jpg',
  plan: 'floor-plans/example-plan.png',
  map: 'location-maps/example-map.png',
  developer: 'logos/developers/example-builders.svg',
  logo: 'brand/logo-light.svg',
} as const

/** The colours of the example and of its pictures. */
export const EXAMPLE_BRAND = { ink: '#22303C', accent: '#DDA15E', paper: '#F7F5F0' }
const { ink: INK, accent: ACCENT, paper: PAPER } = EXAMPLE_BRAND

const svg = (width: number, height: number, parts: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts}</svg>`

const window = (x: number, y: number) =>
  `<rect x="${x}" y="${y}" width="70" height="90" fill="${PAPER}"/>`

/** A house on a meadow. @param middle the middle of the house, as a part of the width */
function house(width: number, height: number, middle = 0.5): string {
  const [x, y] = [width * middle - 260, height / 2 - 40]
  return svg(
    width,
    height,
    `<rect width="100%" height="100%" fill="#dfe7ec"/>
    <rect y="${y + 360}" width="100%" height="${height}" fill="#c9d3c4"/>
    <path d="M${x - 40} ${y}L${x + 260} ${y - 220}L${x + 560} ${y}Z" fill="${ACCENT}"/>
    <rect x="${x}" y="${y}" width="520" height="360" fill="${INK}"/>
    ${window(x + 60, y + 60)}${window(x + 390, y + 60)}${window(x + 60, y + 210)}${window(x + 390, y + 210)}
    <rect x="${x + 205}" y="${y + 170}" width="110" height="190" fill="${ACCENT}"/>`,
  )
}

const plan = svg(
  1600,
  1200,
  `<rect width="1600" height="1200" fill="#fff"/>
  <path d="M100 100H1500V1100H100ZM800 100V700H1500M100 600H600M800 700V900M800 1000V1100" fill="none" stroke="${INK}" stroke-width="16"/>`,
)

const map = svg(
  1600,
  1200,
  `<rect width="1600" height="1200" fill="#e9efe6"/>
  <path d="M0 800L1600 500M500 0L700 1200M1200 0V1200" fill="none" stroke="#fff" stroke-width="50"/>
  <circle cx="620" cy="660" r="40" fill="${ACCENT}"/>`,
)

const mark = (color: string) =>
  `<path d="M8 34L32 12L56 34V56H8Z" fill="${color}"/><rect x="26" y="38" width="12" height="18" fill="${ACCENT}"/>`

/** A house beside a name, of which a long one is cut; the viewer's own typeface writes the letters. */
function logo(name: string, color: string): string {
  const [words = ''] = /^.{1,24}(?=\s|$)|^.{24}/u.exec(name) ?? []
  const shown = words === name ? name : `${words}…`
  const width = 80 + shown.length * 19
  return svg(
    width,
    64,
    `<title>${escapeMarkup(name)}</title>${mark(color)}<text x="72" y="44" font-family="Georgia, serif" font-size="32" textLength="${width - 84}" fill="${color}">${escapeMarkup(shown)}</text>`,
  )
}

const missing = (label: string): string =>
  svg(
    1200,
    800,
    `<title>${label}</title><rect width="1200" height="800" fill="#eef0f2"/><path d="M400 420L600 260L800 420V600H400Z" fill="#cfd5dc"/>`,
  )

/**
 * Draws every picture of the example and of the site's frame, by its path in the folder of
 * pictures.
 * @param name the agency's name, which its logo shows
 */
export async function examplePictures(name: string): Promise<ReadonlyMap<string, Buffer>> {
  const photo = async (source: string) => sharp(Buffer.from(source)).jpeg().toBuffer()
  const drawing = async (source: string) => sharp(Buffer.from(source)).png().toBuffer()
  const vector = async (source: string) => Buffer.from(`${source}\n`)
  const pictures: Readonly<Record<string, Promise<Buffer>>> = {
    [EXAMPLE_PICTURES.house]: photo(house(2400, 1600)),
    [EXAMPLE_PICTURES.banner]: photo(house(2400, 1200, 0.72)),
    [EXAMPLE_PICTURES.plan]: drawing(plan),
    [EXAMPLE_PICTURES.map]: drawing(map),
    [EXAMPLE_PICTURES.developer]: vector(logo('Example Builders', INK)),
    'defaults/project-default.jpg': photo(house(1600, 1067)),
    'brand/og-default.jpg': photo(house(1200, 630)),
    'brand/favicon.svg': vector(svg(64, 64, mark(INK))),
    [EXAMPLE_PICTURES.logo]: vector(logo(name, PAPER)),
    'placeholders/image-default.svg': vector(missing('Image not available')),
    'placeholders/failed-to-load.svg': vector(missing('Failed to Load')),
  }
  const drawn = Object.entries(pictures).map(async ([path, made]) => [path, await made] as const)
  return new Map(await Promise.all(drawn))
}
