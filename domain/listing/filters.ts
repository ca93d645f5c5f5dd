import { areaMatches } from '../area/area.ts'
import { foldText } from '../text/text.ts'
import {
  FACETS,
  facetValues,
  valueTest,
  type Facet,
  type ListingOptions,
} from './listing-options.ts'
import { areaOf, budgetOf, type ListingQuery, type ListingSort } from './listing-query.ts'
import { priceLow, priceMatchesBudget } from '../price/price.ts'
import type { Project, ProjectKind } from '../project/project.ts'

export type ListingResult = {
  /** The projects that pass every filter, in the order asked for. */
  readonly matches: readonly Project[]
  readonly total: number
  /** For every option: how many projects it would find with the other filters as they are. */
  readonly counts: Readonly<Record<Facet, Readonly<Record<string, number>>>>
  /** The same for the Residential/Commercial toggle; `all` is both. */
  readonly typeCounts: Readonly<Record<ProjectKind | 'all', number>>
}

/** True when a project passes every filter of the query. */
export function matchesFilters(project: Project, query: ListingQuery): boolean {
  const failure = makeTest(query)(project)
  return failure === undefined
}

/** Filters, counts and orders a page's projects. `options` are the page's, from `listingOptions`. */
export function applyListing(
  projects: readonly Project[],
  query: ListingQuery,
  options: ListingOptions,
): ListingResult {
  const test = makeTest(query)
  const tally = makeTally(options)
  const typeCounts = { all: 0, residential: 0, commercial: 0 }
  const matches: Project[] = []
  for (const project of projects) {
    const failed = test(project)
    if (failed === undefined) matches.push(project)
    if (failed === undefined || failed === 'type') {
      typeCounts.all += 1
      typeCounts[project.kind] += 1
    }
    tally.add(project, failed)
  }
  return {
    matches: sortProjects(matches, query.sort),
    total: matches.length,
    counts: {
      location: tally.byOption('location'),
      category: tally.byOption('category'),
      bedrooms: tally.byOption('bedrooms'),
      status: tally.byOption('status'),
      furnishing: tally.byOption('furnishing'),
    },
    typeCounts,
  }
}

/** Orders projects without changing the list given; ties keep their order. */
export function sortProjects(projects: readonly Project[], sort: ListingSort): readonly Project[] {
  if (sort === 'relevance') return projects
  if (sort === 'newest') return projects.toSorted((one, two) => newness(two) - newness(one))
  const direction = sort === 'price-asc' ? 1 : -1
  return projects.toSorted((one, two) => {
    const a = priceLow(one.price)
    const b = priceLow(two.price)
    // Unpriced projects come last both ways.
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
    return (a - b) * direction
  })
}

/** Which filter a project fails: none, one by name, or several. */
type Failure = Facet | 'type' | 'budget' | 'area' | 'several' | undefined

function makeTest(query: ListingQuery): (project: Project) => Failure {
  const budget = budgetOf(query)
  const area = areaOf(query)
  const chosen = FACETS.filter((facet) => query[facet].length > 0).map(
    (facet) => [facet, facetTest(facet, query[facet])] as const,
  )
  return (project) => {
    let failed: Failure
    const fail = (name: Exclude<Failure, undefined>) => {
      failed = failed === undefined ? name : 'several'
    }
    if (query.type !== undefined && project.kind !== query.type) fail('type')
    if (!priceMatchesBudget(project.price, budget)) fail('budget')
    if (!areaMatches(project.area, area)) fail('area')
    for (const [facet, test] of chosen) {
      if (failed !== 'several' && !test(facetValues(project, facet))) fail(facet)
    }
    return failed
  }
}

/** Whether any of a project's values answers any chosen one. Values recur, so answers are kept. */
function facetTest(
  facet: Facet,
  chosen: readonly string[],
): (values: readonly string[]) => boolean {
  const tests = chosen.map((wanted) => valueTest(facet, wanted))
  const answers = new Map<string, boolean>()
  const answer = (value: string) => {
    const known = answers.get(value)
    if (known !== undefined) return known
    const folded = foldText(value)
    const found = tests.some((test) => test(folded))
    answers.set(value, found)
    return found
  }
  // 'Sector 150, Noida' names two places of one project.
  const pairs = facet === 'location' ? chosen.filter((wanted) => wanted.includes(',')) : []
  return (values) =>
    values.some(answer) ||
    pairs.some((pair) => foldText(values.join(', ')).includes(foldText(pair)))
}

/** Counts projects by option. An option counts a project that fails no other filter than its own. */
function makeTally(options: ListingOptions) {
  const counters = FACETS.map((facet) => ({
    facet,
    answersOf: optionAnswers(options, facet),
    counts: options[facet].map(() => 0),
    // The last project each option counted, as several values of one project may answer it.
    counted: options[facet].map((): Project | undefined => undefined),
  }))
  const add = (project: Project, failed: Failure) => {
    if (failed === 'several') return
    for (const { facet, answersOf, counts, counted } of counters) {
      if (failed !== undefined && failed !== facet) continue
      for (const value of facetValues(project, facet)) {
        for (const option of answersOf(value)) {
          if (counted[option] === project) continue
          counted[option] = project
          counts[option] = (counts[option] ?? 0) + 1
        }
      }
    }
  }
  const byOption = (facet: Facet) => {
    const counts = counters.find((counter) => counter.facet === facet)?.counts ?? []
    return Object.fromEntries(options[facet].map((option, index) => [option, counts[index] ?? 0]))
  }
  return { add, byOption }
}

/** The positions of the options that a value answers. */
type OptionAnswers = (value: string) => readonly number[]

const answersByOptions = new WeakMap<readonly string[], OptionAnswers>()

/** What values answer depends on the options alone, so it is worked out once for each. */
function optionAnswers(options: ListingOptions, facet: Facet): OptionAnswers {
  const kept = answersByOptions.get(options[facet])
  if (kept !== undefined) return kept
  const tests = options[facet].map((option) => valueTest(facet, option))
  const known = new Map<string, readonly number[]>()
  const answersOf: OptionAnswers = (value) => {
    const before = known.get(value)
    if (before !== undefined) return before
    const folded = foldText(value)
    const answers = tests.flatMap((test, index) => (test(folded) ? [index] : []))
    known.set(value, answers)
    return answers
  }
  answersByOptions.set(options[facet], answersOf)
  return answersOf
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * The files hold no date of entry, so the stage of building stands for it: new launches, then
 * those under construction, then the rest; within a stage the later possession first.
 */
function newness(project: Project): number {
  const status = project.status.toLowerCase()
  const stage = status.includes('new launch') ? 2 : Number(status.includes('under construction'))
  const possession = (project.possession ?? '').toLowerCase()
  const year = Number(/\b(?:19|20)\d{2}\b/.exec(possession)?.[0] ?? 0)
  const month = MONTHS.findIndex((name) => new RegExp(String.raw`\b${name}`).test(possession)) + 1
  return stage * 1e6 + year * 12 + month
}
