import { dataFileNames } from '../data-files.ts'
import { filesWithImages, imagesIn } from '../pictures/references.ts'
import { allTextsOf, type ValueAt } from './records.ts'
import type { RuleContext } from './rule-context.ts'

/** Every text of the data but the names of pictures' files, which are what they are; one at a time, as there are many. */
export function* writtenTexts({ records }: RuleContext): Generator<ValueAt<string>> {
  const paths = new Set<string>()
  for (const record of records(...filesWithImages))
    for (const { value } of imagesIn(record)) paths.add(value)
  for (const text of allTexts({ records })) if (!paths.has(text.value)) yield text
}

/** Every text of the data. */
export function* allTexts({ records }: Pick<RuleContext, 'records'>): Generator<ValueAt<string>> {
  for (const record of records(...dataFileNames)) yield* allTextsOf(record)
}
