import { projectFiles, valuesAt } from '../records.ts'
import type { FindingDetails } from '../finding.ts'
import type { Rule } from '../rule.ts'

// These characters end an address's path or start its query, and points alone lead to a folder.
const unusable = /^\s|\s$|[/?#]|^\.{1,2}$/u

const detailsOf = (id: string): FindingDetails => {
  const plain = id.trim()
  return unusable.test(plain)
    ? {
        message: `the id "${id}" cannot be part of a web address; write it in letters and digits, without / ? and #, here and wherever it is named`,
      }
    : {
        message: `the id "${id}" has a space at its end or beginning`,
        suggestion: plain,
        hint: `Write "${plain}".`,
        fix: () => plain,
      }
}

export const unusableId: Rule = {
  name: 'unusable-id',
  level: 'error',
  guide:
    'The id has a space at an end, or one of / ? #, or is only points, or is a number of over 15 digits. Correct it here and wherever it is named.',
  check: (data, report) => {
    // Where other files name the right id, `unknown-project-id` reports the project.
    const renamedIds = new Set(data.renamed.map(({ project }) => project.ids[0]))
    const ids = data.texts([...projectFiles, 'topLocalities'], 'id', 'custom_id')
    for (const { record, pathInRecord, value: id } of ids)
      if (id.trim() !== '' && !renamedIds.has(id) && unusable.test(id))
        report(record, pathInRecord, detailsOf(id))
  },
  checkRecord: (record, report) => {
    for (const { pathInRecord, value: id } of valuesAt(record, 'id', 'custom_id'))
      if (Number.isInteger(id) && !Number.isSafeInteger(id))
        report(record, pathInRecord, {
          message:
            'the last digits of this id are lost, as numbers keep 15 of them; write it in quotes',
        })
  },
}
