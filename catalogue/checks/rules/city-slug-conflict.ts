import { placeText } from '../../../domain/place/place-spelling.ts'
import { RESERVED_NAMES } from '../../../domain/seo/paths.ts'
import { movedPaths } from '../../../domain/seo/redirects.ts'
import { routeOf } from '../../../domain/seo/routes.ts'
import type { Rule } from '../rule.ts'

/** Whether '/jaipur' can be a city's address: no page, redirect, file or endpoint of the site has it. */
const isFree = (slug: string): boolean =>
  routeOf(`/${slug}`).name === 'city' &&
  !Object.hasOwn(movedPaths, `/${slug}`) &&
  !RESERVED_NAMES.includes(slug)

export const citySlugConflict: Rule = {
  name: 'city-slug',
  level: 'error',
  guide:
    'Two cities have one slug or name, or the slug is another address of the site, such as /about or /images. Every name of a city, other names included, belongs to one city.',
  check: (data, report) => {
    const owners = new Map<string, string>()
    // A city in this set is reported once: its other findings follow from its slug.
    const broken = new Set<string>()
    for (const { record, pathInRecord, value } of data.texts(['site'], 'cities/*/slug')) {
      const [, index = ''] = pathInRecord
      const text = placeText(value)
      if (isFree(value) && !owners.has(text)) {
        owners.set(text, index)
        continue
      }
      broken.add(index)
      report(record, pathInRecord, {
        message: owners.has(text)
          ? `another city has the slug "${value}" already`
          : `"/${value}" is another address of the site, so the city cannot have it`,
      })
    }
    const names = [
      ...data.texts(['site'], 'cities/*/name'),
      ...data.texts(['site'], 'cities/*/aliases/*'),
    ]
    for (const { record, pathInRecord, value } of names) {
      const [, index = ''] = pathInRecord
      const text = placeText(value)
      const owner = owners.get(text)
      if (broken.has(index)) continue
      if (owner === undefined) owners.set(text, index)
      else if (owner !== index)
        report(record, pathInRecord, {
          message: `"${value}" is a name or the slug of another city, so nobody can say which one is meant`,
        })
    }
  },
}
