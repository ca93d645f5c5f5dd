import { developerSlug } from '../../domain/text/slug.ts'
import { foldText, presentText } from '../../domain/text/text.ts'
import { idText } from './projects.ts'
import { property, type RecordAt } from './records.ts'
import type { RuleContext } from './rule.ts'

/** What a developer is known by: the slug, or the name itself where no letter of it is Latin. */
export const developerKey = (name: string): string => developerSlug(name) || foldText(name)

/** The developers of both lists, by all that they are known by. */
export const developersIn = (
  listed: readonly RecordAt[],
  companies: readonly RecordAt[],
): Pick<RuleContext, 'developers' | 'leading' | 'developerAddress'> => {
  const developers = new Map<string, string>()
  const addresses = new Map<string, string>()
  const leading = new Set<string>()
  for (const { file, value } of [...listed, ...companies]) {
    const name = presentText(property(value, 'name'))
    const id = idText(property(value, 'id'))
    for (const text of [id, name]) {
      const key = text === undefined ? '' : developerKey(text)
      if (key === '') continue
      if (!developers.has(key)) developers.set(key, name ?? key)
      if (file === 'leadingRealEstateDevelopers') leading.add(key)
    }
    // A name without a Latin letter stands under its id.
    if (name !== undefined && developerSlug(name) === '' && id !== undefined)
      addresses.set(developerKey(name), developerSlug(id))
  }
  const developerAddress = (name: string): string =>
    developerSlug(name) || (addresses.get(developerKey(name)) ?? '')
  return { developers, leading, developerAddress }
}
