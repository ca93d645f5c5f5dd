import type { Project, ProjectKind } from '../project/project.ts'
import { memoize } from '../text/memoize.ts'
import { distinctTexts, normalizeText } from '../text/text.ts'
import { foldValues, valuesTest, type FacetRule, type FoldedValues } from './facets.ts'

/** What projects say of one facet: many say the same. */
type Said = {
  folded: FoldedValues
  /** Those of all options that it answers. */
  options: readonly string[]
  kinds: Set<ProjectKind>
}

/**
 * One facet of all projects: the options they make, and what each project answers. Their values are
 * read once, so that filters and counts only compare.
 */
export function facetValues(projects: readonly Project[], facet: FacetRule) {
  const options = distinctTexts([...facet.fallback, ...projects.flatMap(facet.valuesOf)])
  const tests = options.map((option) => [option, valuesTest(facet, option)] as const)
  const read = memoize((values: string): Said => {
    const folded = foldValues(values === '' ? [] : values.split('\n'))
    const answered = tests.flatMap(([option, test]) => (test(folded) ? [option] : []))
    return { folded, options: answered, kinds: new Set() }
  })
  const saidBy = new Map(projects.map((one) => [one, read(facet.valuesOf(one).join('\n'))]))
  for (const [{ kind }, { kinds }] of saidBy) kinds.add(kind)
  const all = [...new Set(saidBy.values())]
  const spelled = new Map(options.map((option) => [normalizeText(option), option]))

  /** Whether some project, of the kind where one is given, answers the value. */
  const isAnswered = (value: string, kind?: ProjectKind): boolean => {
    const test = options.includes(value) ? undefined : valuesTest(facet, value)
    return all.some(
      (said) =>
        (!kind || said.kinds.has(kind)) &&
        (test ? test(said.folded) : said.options.includes(value)),
    )
  }
  return {
    /** As they are spelled: the fallback ones, then those of the data, in file order. */
    options,
    isAnswered,
    /** Whether a project answers any of the values. */
    passes(chosen: readonly string[]) {
      const tests = chosen.map((value) => valuesTest(facet, value))
      const passing = new Set(all.filter(({ folded }) => tests.some((test) => test(folded))))
      return (project: Project) => passing.has(saidBy.get(project) as Said)
    },
    /** How many of the projects answer each option; one that none answers is absent. */
    count(projects: readonly Project[]): ReadonlyMap<string, number> {
      const counts = new Map<string, number>()
      for (const project of projects)
        for (const option of saidBy.get(project)?.options ?? [])
          counts.set(option, (counts.get(option) ?? 0) + 1)
      return counts
    },
    /** A value as the options spell it, itself where projects answer it; else undefined. */
    canonical(value: string): string | undefined {
      const option = spelled.get(normalizeText(value))
      if (option !== undefined) return option
      const isUsual = facet.fallback.some((usual) => valuesTest(facet, value)(foldValues([usual])))
      return facet.alias?.(value) !== undefined || isAnswered(value) || isUsual ? value : undefined
    },
  }
}
