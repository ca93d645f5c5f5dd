import { valueAt } from '../../../catalogue/json/pointer.ts'
import type { JsonObject } from '../../editing/find-project.ts'
import type { Conflict, KeptEdit } from '../api.ts'
import type { Files } from '../data/disk.ts'
import { schemaAt, titleOf } from '../data/form-schema.ts'
import { indexOf, partOf, schemaOf, type PagePart } from '../data/pages.ts'
import { ofFile } from './draft-files.ts'
import { isConflict, placeEdits, type Edit, type Path } from './drafts.ts'

/** The edits of a page that cannot be saved as they are. */
export function unsureEdits(files: Files, page: string, edits: readonly Edit[]) {
  const conflicts: Conflict[] = []
  const kept: KeptEdit[] = []
  for (const file of new Set(edits.map((edit) => edit.file))) {
    const own = ofFile(edits, file)
    const part = partOf(files, page, file)
    const { placed, lost } = part ? placeEdits(part.value, own) : { placed: [], lost: own }
    const why =
      indexOf(files).subject(page) === undefined
        ? 'It is not in the files any more.'
        : part
          ? 'This place is not in the file any more, or cannot be told for sure.'
          : `“${titleOf(file)}” cannot be read.`
    kept.push(...lost.map((edit) => keptEdit(edit, part, why)))
    for (const one of placed) {
      const { edit, at } = one
      if (!part || !isConflict(part.value, one)) continue
      const title = namesOf(schemaOf(part), edit.path).join(' › ') || titleOf(file)
      const mine = 'set' in edit ? edit.set : null
      conflicts.push({ id: edit.id, file, title, mine, theirs: valueAt(part.value, at) ?? null })
    }
  }
  return { conflicts, kept }
}

/** Why a page's draft cannot be saved, as a sentence; undefined where nothing holds it up. */
export function whatHoldsUp(
  files: Files,
  page: string,
  edits: readonly Edit[],
): string | undefined {
  const { conflicts, kept } = unsureEdits(files, page, edits)
  const [lost] = kept
  if (lost) return `${lost.place}: ${lost.why} Copy what you typed, or discard it; then save.`
  const [conflict] = conflicts
  return conflict && `"${conflict.title}" was changed on disk as well. Choose which value counts.`
}

function keptEdit(edit: Edit, part: PagePart | undefined, why: string): KeptEdit {
  const names = namesOf(part ? schemaOf(part) : {}, edit.path)
  const typed = 'set' in edit ? edit.set : 'insert' in edit ? edit.insert : 'Removed'
  return {
    id: edit.id,
    place: [titleOf(edit.file), ...names].join(' › '),
    text: typeof typed === 'string' ? typed : JSON.stringify(typed, null, 2),
    why,
  }
}

/** The words for the steps of a path: titles of fields, and what names the entries of lists. */
function namesOf(schema: JsonObject, path: Path): string[] {
  let node = schema
  return path.map((step) => {
    const isField = typeof step === 'string'
    node = schemaAt(node, [isField ? step : '0'])
    if (isField) return String(node['title'] ?? step)
    return 'key' in step ? String(step.is) : 'entry' in step ? step.entry.slice(0, 40) : 'new'
  })
}
