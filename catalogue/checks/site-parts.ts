import type { Brand } from '../../domain/brand/palette.ts'
import { createCities, type Cities } from '../../domain/place/cities.ts'
import { memoize, memoizeByObject } from '../../domain/text/memoize.ts'
import { presentText } from '../../domain/text/text.ts'
import { asList, property, textIn } from './records.ts'

/** The colours of site.json; undefined if one is missing or no colour, which the schema reports. */
export function brandIn(site: unknown): Brand | undefined {
  const [ink, accent, paper] = ['ink', 'accent', 'paper'].map((name) => {
    const colour = property(property(site, 'brand'), name)
    return typeof colour === 'string' && /^#[0-9a-f]{6}$/i.test(colour) ? colour : undefined
  })
  return ink && accent && paper ? { ink, accent, paper } : undefined
}

/** The cities of site.json, of which anything may be missing. */
export const citiesIn = (site: unknown): Cities => citiesOf(asList(property(site, 'cities')))

const citiesOf = memoizeByObject((list: readonly unknown[]): Cities => {
  const cities = createCities(
    list.flatMap((city) => {
      const slug = textIn(city, 'slug')
      if (slug === undefined) return []
      const aliases = asList(property(city, 'aliases')).flatMap((alias) => presentText(alias) ?? [])
      return [{ slug, name: textIn(city, 'name') ?? slug, aliases }]
    }),
  )
  // Several rules ask for the city of each project, and an editor's data is checked at every key
  // press.
  const cityIn = memoize((places: string) => cities.ofLocalities(places.split('\n')))
  return { ...cities, ofLocalities: (places) => cityIn(places.join('\n')) }
})
