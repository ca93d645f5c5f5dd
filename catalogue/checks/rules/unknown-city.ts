import { correctedCity } from '../../../domain/place/corrected-city.ts'
import { parseLocalities } from '../../../domain/place/localities.ts'
import { listOr } from '../../../domain/text/text.ts'
import { projectFiles } from '../records.ts'
import type { Rule } from '../rule.ts'

export const unknownCity: Rule = {
  name: 'unknown-city',
  level: 'warning',
  guide:
    'None of the places is a city of site.json, so the project is on no city page and its stamp duty is not known. Name the city last: Sector 84, Gurgaon. In charges.json: no city of site.json has this slug, so the charges count for nobody there.',
  check: (data, report) => {
    const { cities } = data
    if (!data.isFullyRead('site') || cities.slugs.length === 0) return
    const names = listOr(cities.slugs.map(cities.nameOf))
    for (const { record, pathInRecord, value } of data.texts(projectFiles, 'localities')) {
      const places = parseLocalities(value)
      if (places.length === 0 || cities.ofLocalities(places) !== undefined) continue
      const city = correctedCity(places, cities)
      report(record, pathInRecord, {
        message: `no place of "${places.join(', ')}" is a city of the site (${names}), so the project is on no city page and without stamp duty`,
        suggestion: city && cities.nameOf(city),
      })
    }
    for (const { record, pathInRecord, value } of data.texts(['topLocalities'], 'city')) {
      if (value.trim() === '' || cities.ofLocalities(parseLocalities(value)) !== undefined) continue
      const city = correctedCity([value], cities)
      if (city === undefined) continue
      report(record, pathInRecord, {
        message: `"${value}" is no city of the site (${names}), so the locality's card names a place that no page knows`,
        suggestion: cities.nameOf(city),
      })
    }
    for (const { record, pathInRecord, value } of data.texts(['charges'], 'states/*/cities/*')) {
      if (cities.isSlug(value)) continue
      report(record, pathInRecord, {
        message: `no city of site.json has the slug "${value}", so these charges count for no project there`,
        suggestion: cities.byName(value) ?? correctedCity([value], cities),
      })
    }
  },
}
