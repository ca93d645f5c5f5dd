import { projectFiles } from '../records.ts'
import type { Fault, Rule } from '../rule.ts'

// They end an address's path or start its query.
const unusable = /^\s|\s$|[/?#]/u

const faultOf = (id: string): Fault => {
  const plain = id.trim()
  return unusable.test(plain)
    ? {
        message: `the id "${id}" cannot be part of a web address; write it without / ? and #, here and wherever it is named`,
      }
    : {
        message: `the id "${id}" has a space at its end or beginning`,
        suggestion: plain,
        hint: `Write "${plain}".`,
        fix: () => plain,
      }
}

/** An id of a project or a locality that cannot end its page's address. */
export const unusableId: Rule = {
  name: 'unusable-id',
  level: 'error',
  guide: 'The id has a space at an end, or one of / ? #. Correct it here and wherever it is named.',
  check: (data, report) => {
    // Where other files name the right one, that is reported.
    const known = new Set(data.renamed.map(({ project }) => project.ids[0]))
    const ids = data.texts([...projectFiles, 'topLocalities'], 'id', 'custom_id')
    for (const { record, below, value: id } of ids)
      if (id.trim() !== '' && !known.has(id) && unusable.test(id))
        report(record, below, faultOf(id))
  },
}
