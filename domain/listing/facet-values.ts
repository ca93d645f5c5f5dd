import type { Project, ProjectKind } from '../project/project.ts'
import { distinctTexts } from '../text/text.ts'
import type { FacetRule } from './facet-rules.ts'

/**
 * One facet of all projects: the options they make, and which projects answer a value. Many projects
 * say the same, so values are compared with each different text once.
 * @param offered options that are listed whatever the projects are
 * @param alsoKnown values that are known besides those of the projects, such as places with a page
 */
export function facetValues(
  projects: readonly Project[],
  facet: FacetRule,
  { offered = [], alsoKnown = [] }: { offered?: readonly string[]; alsoKnown?: readonly string[] },
) {
  const { comparedText } = facet
  const texts = [...new Set(projects.map(comparedText))]
  const spelled = new Map<string, string>()
  for (const value of distinctTexts([...offered, ...projects.flatMap(facet.valuesOf)])) {
    const spelling = facet.spelling(value)
    if (!spelled.has(spelling)) spelled.set(spelling, value)
  }
  function search(value: string): ReadonlySet<string> {
    for (const test of facet.tests(value)) {
      const found = texts.filter(test)
      if (found.length > 0) return new Set(found)
    }
    return new Set()
  }
  const options = [...spelled.values()]
  const answers = new Map(options.map((option) => [option, search(option)]))
  const answersTo = (value: string) => answers.get(value) ?? search(value)
  const isAnswered = (value: string, kind?: ProjectKind): boolean => {
    const found = answersTo(value)
    return projects.some(
      (project) => (!kind || project.kind === kind) && found.has(comparedText(project)),
    )
  }
  const knownSpellings = new Set(alsoKnown.map((value) => facet.spelling(value)))

  return {
    /**
     * The options as they are spelled: those always offered, then those of the data, in file order.
     */
    options,
    /** The options that stand before all others. */
    first: new Set(options.filter((option) => facet.isFirst?.(option))),
    isAnswered,
    passes(chosen: readonly string[]) {
      const found = chosen.map(answersTo)
      return (project: Project) => found.some((texts) => texts.has(comparedText(project)))
    },
    /** How many of the projects answer each option; an option without an answer is absent. */
    count(some: readonly Project[]): ReadonlyMap<string, number> {
      const times = new Map<string, number>()
      for (const text of some.map(comparedText)) times.set(text, (times.get(text) ?? 0) + 1)
      const counts = new Map<string, number>()
      for (const [option, found] of answers) {
        let count = 0
        for (const text of found) count += times.get(text) ?? 0
        if (count > 0) counts.set(option, count)
      }
      return counts
    },
    /**
     * A value as the options spell it, or as it is where it is known all the same; else undefined.
     */
    asOption(value: string): string | undefined {
      const spelling = facet.spelling(value)
      const isKnown = () =>
        facet.isAlwaysKnown?.(value) === true || knownSpellings.has(spelling) || isAnswered(value)
      return spelled.get(spelling) ?? (isKnown() ? value : undefined)
    },
  }
}
