import type { Project, ProjectKind } from '../project/project.ts'
import { distinctTexts, normalizeText } from '../text/text.ts'
import { foldValues, valuesTest, type FacetRule, type FoldedValues } from './facets.ts'

/** What a project says of one facet; projects that say the same share it. */
type ProjectValues = {
  readonly folded: FoldedValues
  /** Those of all options that it answers. */
  readonly options: readonly string[]
  readonly kinds: Set<ProjectKind>
}

/** One facet of all projects: the options they make, and what each project answers. */
export type FacetValues = {
  /** As they are spelled: the fallback ones, then those of the data, in file order. */
  readonly options: readonly string[]
  /** Whether a project answers any of the values. */
  readonly passes: (chosen: readonly string[]) => (project: Project) => boolean
  /** How many of the projects answer each option; one that none answers is absent. */
  readonly count: (projects: readonly Project[]) => ReadonlyMap<string, number>
  /** Whether some project of the kind answers the option. */
  readonly has: (kind: ProjectKind, option: string) => boolean
  /** Those of the values that some project of the kind answers. */
  readonly applicable: (chosen: readonly string[], kind: ProjectKind) => readonly string[]
  /** A value as the options spell it, itself where projects answer it; else undefined. */
  readonly canonical: (value: string) => string | undefined
}

/** Reads the values of all projects once, so that filters and counts only compare. */
export function facetValues(projects: readonly Project[], facet: FacetRule): FacetValues {
  const options = distinctTexts([...facet.fallback, ...projects.flatMap(facet.valuesOf)])
  const tests = options.map((option) => [option, valuesTest(facet, option)] as const)
  const shared = new Map<string, ProjectValues>()
  const read = (project: Project): ProjectValues => {
    const values = facet.valuesOf(project)
    const key = values.join('\n')
    const known = shared.get(key)
    if (known) return known
    const folded = foldValues(values)
    const answered = tests.flatMap(([option, test]) => (test(folded) ? [option] : []))
    const made = { folded, options: answered, kinds: new Set<ProjectKind>() }
    shared.set(key, made)
    return made
  }
  const of = new Map(projects.map((project) => [project, read(project)]))
  const valuesOf = (project: Project) => of.get(project) ?? read(project)
  const optionKinds = new Map<string, Set<ProjectKind>>(
    options.map((option) => [option, new Set()]),
  )
  for (const [{ kind }, values] of of) values.kinds.add(kind)
  for (const { kinds, options: answered } of shared.values())
    for (const option of answered) for (const kind of kinds) optionKinds.get(option)?.add(kind)

  const isAnswered = (value: string, kind?: ProjectKind): boolean => {
    const test = valuesTest(facet, value)
    return [...shared.values()].some(
      ({ folded, kinds }) => (kind === undefined || kinds.has(kind)) && test(folded),
    )
  }
  const spelled = new Map(options.map((option) => [normalizeText(option), option]))
  return {
    options,
    passes(chosen) {
      const tests = chosen.map((value) => valuesTest(facet, value))
      const passing = new Set(
        [...shared.values()].filter(({ folded }) => tests.some((test) => test(folded))),
      )
      return (project) => passing.has(valuesOf(project))
    },
    count(projects) {
      const holders = new Map<ProjectValues, number>()
      for (const project of projects) {
        const values = valuesOf(project)
        holders.set(values, (holders.get(values) ?? 0) + 1)
      }
      const counts = new Map<string, number>()
      for (const [{ options }, count] of holders)
        for (const option of options) counts.set(option, (counts.get(option) ?? 0) + count)
      return counts
    },
    has: (kind, option) => optionKinds.get(option)?.has(kind) === true,
    applicable: (chosen, kind) => chosen.filter((value) => isAnswered(value, kind)),
    canonical(value) {
      const option = spelled.get(normalizeText(value))
      if (option !== undefined) return option
      const test = valuesTest(facet, value)
      const isKnown =
        facet.alias?.(value) !== undefined ||
        isAnswered(value) ||
        facet.fallback.some((usual) => test(foldValues([usual])))
      return isKnown ? value : undefined
    },
  }
}
