import { createCities, type Cities } from '../../domain/place/cities.ts'
import { presentText } from '../../domain/text/text.ts'
import { listOf, property, textIn } from './records.ts'

export function citiesIn(site: unknown): Cities {
  return createCities(
    listOf(property(site, 'cities')).flatMap((city) => {
      const slug = textIn(city, 'slug')
      if (slug === undefined) return []
      const aliases = listOf(property(city, 'aliases')).flatMap((alias) => presentText(alias) ?? [])
      return [{ slug, name: textIn(city, 'name') ?? slug, aliases }]
    }),
  )
}
