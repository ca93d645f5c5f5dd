import { valuesTest, type Facet, type FacetRule } from '../../../domain/listing/facets.ts'
import type { Project, ProjectKind } from '../../../domain/project/project.ts'
import { distinctTexts, foldText } from '../../../domain/text/text.ts'

/**
 * One facet of all projects. Projects share their values: thousands lie in the same places, have
 * the same bedrooms. So every different list of values is kept once, as a _set_, and each project
 * has the number of its set; what a choice or an option means is worked out by set.
 */
export type FacetIndex = {
  readonly name: Facet
  readonly byKind: boolean
  /** The set of every project. */
  readonly setOf: Uint32Array
  readonly sets: number
  /** As they are spelled: the fallback ones, then those of the data, in file order. */
  readonly options: readonly string[]
  /** The places in `options` of those that a set answers. */
  readonly optionsOf: readonly Uint32Array[]
  /** Lower first; undefined where options stand in their own order. */
  readonly rankOf: ((option: string) => number) | undefined
  /** For every set: 1 where it answers any of the values. */
  readonly passes: (chosen: readonly string[]) => Uint8Array
  /** Whether some project of the kind answers the option. */
  readonly has: (kind: ProjectKind, option: number) => boolean
  /** Those of the values that some project of the kind answers. */
  readonly applicable: (chosen: readonly string[], kind: ProjectKind) => readonly string[]
  /** A value as the options spell it, itself where projects answer it; else undefined. */
  readonly canonical: (value: string) => string | undefined
}

const KIND_BITS: Readonly<Record<ProjectKind, number>> = { residential: 1, commercial: 2 }

export function indexFacet(projects: readonly Project[], facet: FacetRule): FacetIndex {
  const { setOf, lists, kinds } = valueSets(projects, facet)
  const options = distinctTexts([...facet.fallback, ...lists.flat()])
  const folded = lists.map((list) => list.map(foldText))
  const foldedOptions = new Map(options.map((option, at) => [foldText(option), at]))

  const passes = (chosen: readonly string[]): Uint8Array => {
    const tests = chosen.map((value) => valuesTest(facet, value))
    return Uint8Array.from(folded, (values) => Number(tests.some((test) => test(values))))
  }
  const hasAny = (value: string, kindBits: number): boolean => {
    const test = valuesTest(facet, value)
    return folded.some((values, set) => ((kinds[set] ?? 0) & kindBits) !== 0 && test(values))
  }
  const optionsOf = answeredOptions(facet, folded, foldedOptions)
  const optionKinds = new Uint8Array(options.length)
  optionsOf.forEach((answered, set) => {
    for (const option of answered)
      optionKinds[option] = (optionKinds[option] ?? 0) | (kinds[set] ?? 0)
  })
  return {
    name: facet.name,
    byKind: facet.byKind === true,
    setOf,
    sets: lists.length,
    options,
    optionsOf,
    rankOf: facet.rank,
    passes,
    has: (kind, option) => ((optionKinds[option] ?? 0) & KIND_BITS[kind]) !== 0,
    applicable: (chosen, kind) => chosen.filter((value) => hasAny(value, KIND_BITS[kind])),
    canonical(value) {
      const at = foldedOptions.get(foldText(value))
      if (at !== undefined) return options[at]
      const test = valuesTest(facet, value)
      const isKnown =
        facet.alias?.(value) !== undefined ||
        hasAny(value, ~0) ||
        facet.fallback.some((option) => test([foldText(option)]))
      return isKnown ? value : undefined
    },
  }
}

/** Every different list of values, the set of each project, and which kinds have each set. */
function valueSets(projects: readonly Project[], { valuesOf }: FacetRule) {
  const known = new Map<string, number>()
  const lists: (readonly string[])[] = []
  const kinds: number[] = []
  const setOf = Uint32Array.from(projects, (project) => {
    const values = valuesOf(project)
    const key = values.join('\n')
    let set = known.get(key)
    if (set === undefined) {
      set = lists.push(values) - 1
      known.set(key, set)
      kinds.push(0)
    }
    kinds[set] = (kinds[set] ?? 0) | KIND_BITS[project.kind]
    return set
  })
  return { setOf, lists, kinds }
}

/** The options that each set answers. Values recur in many sets, so each is looked up once. */
function answeredOptions(
  facet: FacetRule,
  sets: readonly (readonly string[])[],
  options: ReadonlyMap<string, number>,
): Uint32Array[] {
  const lookUp = facet.answers ? testAll(facet, options) : findParts(facet, options)
  const known = new Map<string, readonly number[]>()
  const answered = (value: string): readonly number[] => {
    const found = known.get(value) ?? lookUp(value)
    known.set(value, found)
    return found
  }
  return sets.map((values) => Uint32Array.from(new Set(values.flatMap(answered))))
}

type LookUp = (value: string) => readonly number[]

function testAll(facet: FacetRule, options: ReadonlyMap<string, number>): LookUp {
  const tests = [...options.keys()].map((option) => valuesTest(facet, option))
  return (value) => tests.flatMap((test, at) => (test([value]) ? [at] : []))
}

/** What `valuesTest` says without rules of the facet's own, for thousands of values and options. */
function findParts({ alias }: FacetRule, options: ReadonlyMap<string, number>): LookUp {
  const longest = Math.max(0, ...[...options.keys()].map((option) => option.length))
  const others = [...options].map(([option, at]) => ({ other: alias?.(option), at }))
  return (value) => {
    const found: number[] = []
    for (let start = 0; start < value.length; start += 1) {
      const furthest = Math.min(value.length, start + longest)
      for (let end = start + 1; end <= furthest; end += 1) {
        const at = options.get(value.slice(start, end))
        if (at !== undefined) found.push(at)
      }
    }
    const other = alias?.(value)
    if (other !== undefined) for (const one of others) if (one.other === other) found.push(one.at)
    return found
  }
}
