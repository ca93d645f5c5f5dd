import { titleCase } from '../../domain/text/text.ts'
import type { Amenity } from '../catalogue.ts'
import { withoutUndefined } from '../../domain/value/without-undefined.ts'
import type { LoadedFiles } from '../load/loaded-files.ts'

/** The words for amenity keys; a key the catalogue does not have is made readable instead. */
export function amenityWords(catalogue: LoadedFiles['amenityCatalogue']): (key: string) => Amenity {
  const known = new Map(
    Object.entries(catalogue ?? {}).map(([key, { label, group }]) => [
      key,
      withoutUndefined<Amenity>({ key, label, group }),
    ]),
  )
  return (key) => {
    const words = known.get(key) ?? { key, label: titleCase(key.replaceAll('_', ' ')) }
    known.set(key, words)
    return words
  }
}
