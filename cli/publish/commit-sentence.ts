import { capitalised, distinctTexts, listAnd, pluralize } from '../../domain/text/text.ts'
import type { Difference } from '../editing/diff/difference.ts'

const MAX_NAMES = 3

/**
 * The sentence under which a difference is published: 'New prices of Amber Heights; 2 texts changed'.
 * Without a difference that visitors would see it says that.
 */
export function commitSentence({
  projects,
  developers,
  configurations,
  prices,
  texts,
  pictures,
}: Difference): string {
  const added = [...projects.added, ...developers.added].map(({ name }) => name)
  const removed = [...projects.removed, ...developers.removed].map(({ name }) => name)
  const renamed = [...projects.renamed, ...developers.renamed].map(
    ({ from, to }) => `${from.name} is ${to.name} now`,
  )
  const configurationCount = Object.values(configurations).flat().length
  const counts = [
    ...(configurationCount > 0 ? [pluralize(configurationCount, 'configuration')] : []),
    ...(texts.length > 0 ? [pluralize(texts.length, 'text')] : []),
    ...(pictures.length > 0 ? [pluralize(pictures.length, 'picture')] : []),
  ]
  const priced = distinctTexts(prices.map(({ name }) => name))
  const parts = [
    ...(added.length > 0 ? [`${namesOf(added)} added`] : []),
    ...(removed.length > 0 ? [`${namesOf(removed)} removed`] : []),
    ...renamed.slice(0, MAX_NAMES),
    ...(priced.length > 0
      ? [`new price${prices.length > 1 ? 's' : ''} of ${namesOf(priced)}`]
      : []),
    ...(counts.length > 0 ? [`${listAnd(counts)} changed`] : []),
  ]
  return parts.length === 0 ? 'Nothing that visitors see' : capitalised(parts.join('; '))
}

const namesOf = (names: readonly string[]): string =>
  listAnd(
    names.length > MAX_NAMES
      ? [...names.slice(0, MAX_NAMES - 1), `${names.length - MAX_NAMES + 1} more`]
      : names,
  )
