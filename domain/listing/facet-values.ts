import type { Project, ProjectKind } from '../project/project.ts'
import { memoize } from '../text/memoize.ts'
import { distinctTexts, normalizeText } from '../text/text.ts'
import { facetMatcher, facetText, type FacetRule } from './facets.ts'

/**
 * One facet of all projects: the options they make, and what each project answers. Many projects say
 * the same, so that filters and counts compare each text once.
 */
export function facetValues(projects: readonly Project[], facet: FacetRule) {
  const options = distinctTexts([...facet.fallback, ...projects.flatMap(facet.valuesOf)])
  const spelled = new Map(options.map((option) => [normalizeText(option), option]))
  const matchers = options.map((option) => [option, facetMatcher(facet, option)] as const)
  const said = memoize((text: string) => ({
    text,
    options: matchers.flatMap(([option, matches]) => (matches(text) ? [option] : [])),
  }))
  const saidBy = new Map(projects.map((one) => [one, said(facetText(facet.valuesOf(one)))]))
  const textsOf = memoize((kind: ProjectKind | undefined) => {
    const ofKind = [...saidBy].filter(([project]) => !kind || project.kind === kind)
    return [...new Set(ofKind.map(([, { text }]) => text))]
  })
  /** Whether some project, of the kind where one is given, answers the value. */
  const isAnswered = (value: string, kind?: ProjectKind): boolean =>
    textsOf(kind).some(facetMatcher(facet, value))

  return {
    /** As they are spelled: the fallback ones, then those of the data, in file order. */
    options,
    isAnswered,
    /** Whether a project answers any of the values. */
    passes(chosen: readonly string[]) {
      const tests = chosen.map((value) => facetMatcher(facet, value))
      const passes = memoize(
        (of: ReturnType<typeof said> | undefined) => of && tests.some((test) => test(of.text)),
      )
      return (project: Project) => passes(saidBy.get(project)) === true
    },
    /** How many of the projects answer each option; one that none answers is absent. */
    count(projects: readonly Project[]): ReadonlyMap<string, number> {
      const sayers = new Map<ReturnType<typeof said> | undefined, number>()
      for (const project of projects) {
        const what = saidBy.get(project)
        sayers.set(what, (sayers.get(what) ?? 0) + 1)
      }
      const counts = new Map<string, number>()
      for (const [what, times] of sayers)
        for (const option of what?.options ?? [])
          counts.set(option, (counts.get(option) ?? 0) + times)
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
