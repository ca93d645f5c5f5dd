import type { Floor } from '../../schemas/generated/data.generated.ts'
import { normalizeText, presentText } from '../text/text.ts'
import { parseArea } from './area-text.ts'
import type { AreaRange } from './square-feet.ts'

export type GivenAreas = Partial<
  Pick<Floor, 'area' | 'carpetArea' | 'balconyArea' | 'builtUpArea' | 'superBuiltUpArea'>
>

/** An area with what it includes: 'Carpet area', '1,240 sq. ft.'. */
export type AreaLine = { readonly name: string; readonly text: string }

const NAMES = {
  carpetArea: 'Carpet area',
  balconyArea: 'Balcony area',
  builtUpArea: 'Built-up area',
  superBuiltUpArea: 'Super built-up area',
} as const

const FIELDS = Object.entries(NAMES) as [keyof typeof NAMES, AreaName][]

/** What an area includes, by the words of its text; the first that fits counts. */
const BASES: readonly (readonly [RegExp, string])[] = [
  [/\bcarpet\b/, 'Carpet area'],
  [/\bsuper\b/, 'Super built-up area'],
  [/\bbuilt\b/, 'Built-up area'],
  [/\bplot\b/, 'Plot area'],
]

/** The area that a text's own words say it is: 'Carpet area'; undefined where they do not. */
export function basisOf(text: string): string | undefined {
  const plain = normalizeText(text)
  return BASES.find(([pattern]) => pattern.test(plain))?.[1]
}

/**
 * All that is known of a configuration's size, each area with its name. The plain `area` is first,
 * by the name that its own words give it, unless a named one says the same.
 */
export function areaLines(areas: GivenAreas): AreaLine[] {
  const named = Object.entries(NAMES).flatMap(([field, name]) => {
    const text = presentText(areas[field as keyof typeof NAMES])
    return text === undefined ? [] : [{ name, text }]
  })
  const area = presentText(areas.area)
  if (area === undefined) return named
  const low = parseArea(area)?.low
  const isNamed = low !== undefined && named.some(({ text }) => parseArea(text)?.low === low)
  return isNamed ? named : [{ name: basisOf(area) ?? 'Area', text: area }, ...named]
}

export type AreaName = (typeof NAMES)[keyof typeof NAMES]

/**
 * The area of a name: its own field, else an `area` whose words say that it is this one; undefined
 * where it is not known.
 */
export function areaNamed(areas: GivenAreas, name: AreaName): AreaRange | undefined {
  const [field] = FIELDS.find(([, other]) => other === name) ?? []
  const text = field && presentText(areas[field])
  if (text !== undefined) return parseArea(text)
  const other = presentText(areas.area)
  return other !== undefined && basisOf(other) === name ? parseArea(other) : undefined
}

/** The carpet area; undefined where it is not known. */
export const carpetAreaOf = (areas: GivenAreas): AreaRange | undefined =>
  areaNamed(areas, NAMES.carpetArea)

/** The smallest and the largest carpet area of some configurations; undefined if none is given. */
export function carpetRangeOf(floors: readonly GivenAreas[]): AreaRange | undefined {
  const ends = floors
    .flatMap((floor) => Object.values(carpetAreaOf(floor) ?? {}))
    .filter((end) => end !== undefined)
  return ends.length === 0 ? undefined : { low: Math.min(...ends), high: Math.max(...ends) }
}
