import { imagesIn } from '../pictures/picture-references.ts'
import { allTextsOf, type RecordAt, type ValueAt } from './records.ts'

/** Every text of a record but the names of its pictures' files, which nobody can reword. */
export function writtenTexts(record: RecordAt): ValueAt<string>[] {
  const paths = new Set(imagesIn(record).map(({ value }) => value))
  return allTextsOf(record).filter(({ value }) => !paths.has(value))
}
