import { developerSlug as slugOf } from '../../domain/text/slug.ts'
import { foldText } from '../../domain/text/text.ts'

const mostKept = 200_000

/** A pure function of a text that keeps its answers: prices, areas and names repeat over and over. */
export const cached = <T>(answerTo: (text: string) => T): ((text: string) => T) => {
  const answers = new Map<string, T>()
  return (text) => {
    const known = answers.get(text)
    if (known !== undefined) return known
    const answer = answerTo(text)
    if (answers.size >= mostKept) answers.clear()
    answers.set(text, answer)
    return answer
  }
}

/** A developer's name as a slug; a developer's name stands in every one of its records. */
export const developerSlug = cached(slugOf)

/** What a developer is known by: the slug, or the name itself where no letter of it is Latin. */
export const developerKey = cached((name) => slugOf(name) || foldText(name))
