import { checkFolder } from '../checks/check-folder.ts'
import { isError, type LocatedFinding } from '../checks/finding.ts'
import type { LoadProblem } from '../checks/load-problem.ts'
import { toWords } from '../checks/words.ts'
import type { PictureMemory } from '../pictures/picture-check.ts'
import { loadCatalogue, type LoadedCatalogue } from './load.ts'

/**
 * Loads a data folder as `loadCatalogue` does and checks it as `validate` does: the problems are
 * everything that `validate` calls an error. Pictures are looked at again only where they changed.
 */
export function createCheckedLoad(dataDir: string): () => Promise<LoadedCatalogue> {
  const pictures: PictureMemory = new Map()
  return async () => {
    const loaded = await loadCatalogue(dataDir)
    const { findings } = await checkFolder(dataDir, pictures)
    const errors = findings.filter(isError).map(refusal)
    return errors.length > 0 ? { ...loaded, problems: errors } : loaded
  }
}

function refusal(finding: LocatedFinding): LoadProblem {
  const { message, suggestion } = toWords(finding)
  const { line, column } = finding.found
  return {
    file: `${finding.file}.json`,
    line,
    column,
    pointer: finding.pointer,
    reason: suggestion === undefined ? message : `${message}; did you mean "${suggestion}"?`,
    kind: 'refused',
  }
}
