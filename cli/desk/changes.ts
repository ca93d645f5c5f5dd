import type { DataFileName } from '../../catalogue/data-files.ts'
import { resaved } from '../../catalogue/json/encoding.ts'
import { compareData } from '../editing/diff/compare-data.ts'
import { differenceSections } from '../editing/diff/difference-report.ts'
import { openVersion } from '../editing/diff/open-version.ts'
import { commitSentence } from '../publish/commit-sentence.ts'
import { CannotRun } from '../../catalogue/system-errors.ts'
import type { Changes } from './api.ts'

/** What `diff` says of the data in two commits, or in the last one and the folder. */
export function changesBetween(folder: string, from = 'HEAD', to = folder): Changes {
  try {
    const difference = compareData(openVersion(from, folder), openVersion(to, folder))
    return { sections: differenceSections(difference), sentence: commitSentence(difference) }
  } catch (error) {
    if (error instanceof CannotRun) return { message: messageOf(error.message) }
    throw error
  }
}

/** The text of a file in the last commit; null where there is none that can be read. */
export function committedText(folder: string, name: DataFileName): string | null {
  try {
    const bytes = openVersion('HEAD', folder).read(name)?.bytes
    return bytes ? resaved(bytes).bytes.toString() : null
  } catch (error) {
    if (error instanceof CannotRun) return null
    throw error
  }
}

const messageOf = (message: string): string =>
  message.includes('is no folder')
    ? 'The data folder is in no git repository, so there is no earlier state to compare with.'
    : message
