import { dataFileNames } from '../data-files.ts'
import { filesWithImages, imagesIn } from '../pictures/references.ts'
import { allTextsOf, type ValueAt } from './records.ts'
import type { RuleContext } from './rule-context.ts'

/** Every text of the data but the names of pictures' files, which are what they are. */
export const writtenTexts = ({ records }: RuleContext): ValueAt<string>[] => {
  const paths = new Set(
    records(...filesWithImages)
      .flatMap(imagesIn)
      .map(({ value }) => value),
  )
  return records(...dataFileNames)
    .flatMap(allTextsOf)
    .filter(({ value }) => !paths.has(value))
}
