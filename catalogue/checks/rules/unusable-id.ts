import { projectFiles, property, type Rule } from '../rule.ts'

// They end an address or begin something else in it.
const unusable = /^\s|\s$|[/?#]/u

/** An id of a project or a locality that cannot end its page's address. */
export const unusableId: Rule<string> = {
  name: 'unusable-id',
  level: 'error',
  guide: 'The id has a space at an end, or one of / ? #. Mend it here and wherever it is named.',
  checks: [
    {
      scope: 'record',
      files: [...projectFiles, 'topLocalities'],
      check: ({ value }, _known, report) => {
        for (const field of ['id', 'custom_id']) {
          const id = property(value, field)
          if (typeof id === 'string' && id.trim() !== '' && unusable.test(id)) report([field], id)
        }
      },
    },
  ],
  words: (id) => {
    const plain = id.trim()
    return unusable.test(plain)
      ? {
          message: `the id "${id}" cannot be part of a web address; write it without / ? and #, here and wherever it is named`,
        }
      : {
          message: `the id "${id}" has a space at its end or beginning`,
          suggestion: plain,
          hint: `Write "${plain}".`,
        }
  },
  fix: (id) => (unusable.test(id.trim()) ? undefined : { value: id.trim() }),
  // Where other files tell the right one, that is said.
  follows: ({ detail }, { facts }) => facts.projects.contradictedIds.has(detail),
}
