import type { Project, ProjectKind } from '../project/project.ts'
import { memoize } from '../text/memoize.ts'
import { distinctTexts, normalizeText } from '../text/text.ts'
import { facetMatcher, facetText, type FacetRule } from './facets.ts'

/** What a project says in a facet, and the options that it answers by it. */
export type FacetAnswer = { readonly text: string; readonly options: readonly string[] }

/**
 * One facet of all projects: the options they make, and what each project answers. Many projects say
 * the same, so that filters and counts compare each text once.
 */
export function facetValues(projects: readonly Project[], facet: FacetRule) {
  const options = distinctTexts([...facet.fallback, ...projects.flatMap(facet.valuesOf)])
  const spelled = new Map(options.map((option) => [normalizeText(option), option]))
  const matchers = options.map((option) => [option, facetMatcher(facet, option)] as const)
  const answerFor = memoize((text: string): FacetAnswer => ({
    text,
    options: matchers.flatMap(([option, matches]) => (matches(text) ? [option] : [])),
  }))
  const answerOf = (project: Project) => answerFor(facetText(facet.valuesOf(project)))
  const textsOf = memoize((kind: ProjectKind | undefined) => {
    const ofKind = projects.filter((project) => !kind || project.kind === kind)
    return [...new Set(ofKind.map((project) => answerOf(project).text))]
  })
  /** Whether some project, of the kind where one is given, answers the value. */
  const isAnswered = (value: string, kind?: ProjectKind): boolean =>
    textsOf(kind).some(facetMatcher(facet, value))

  return {
    /** As they are spelled: the fallback ones, then those of the data, in file order. */
    options,
    isAnswered,
    answerOf,
    /** Whether a project's answer is any of the values. */
    passes(chosen: readonly string[]) {
      const tests = chosen.map((value) => facetMatcher(facet, value))
      return memoize(({ text }: FacetAnswer) => tests.some((test) => test(text)))
    },
    /** How many of the answers name each option; one that none names is absent. */
    count(answers: readonly FacetAnswer[]): ReadonlyMap<string, number> {
      const times = new Map<FacetAnswer, number>()
      for (const answer of answers) times.set(answer, (times.get(answer) ?? 0) + 1)
      const counts = new Map<string, number>()
      for (const [answer, number] of times)
        for (const option of answer.options) counts.set(option, (counts.get(option) ?? 0) + number)
      return counts
    },
    /** A value as the options spell it, itself where projects answer it; else undefined. */
    canonical(value: string): string | undefined {
      const isKnown = () =>
        facet.alias?.(value) !== undefined ||
        isAnswered(value) ||
        facet.fallback.map((usual) => facetText([usual])).some(facetMatcher(facet, value))
      return spelled.get(normalizeText(value)) ?? (isKnown() ? value : undefined)
    },
  }
}
