import { createCities, type Cities } from '../../domain/place/cities.ts'
import { memoize, memoizeByObject } from '../../domain/text/memoize.ts'
import { presentText } from '../../domain/text/text.ts'
import { asList, property, textIn } from './records.ts'

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
