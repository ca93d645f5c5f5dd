import type { Cities } from '../place/cities.ts'
import {
  parseLocalities,
  placeKey,
  placeNames,
  placesText,
  placeTests,
} from '../place/localities.ts'
import { bedroomMatcher, standardBedrooms, countsRooms } from '../project/bedrooms.ts'
import { buildingStage } from '../project/building-stage.ts'
import { PROJECT_DEFAULTS } from '../project/project-defaults.ts'
import type { Project } from '../project/project.ts'
import { memoizeByObject } from '../text/memoize.ts'
import { normalizeText } from '../text/text.ts'
import type { FacetName } from './facets.ts'

export type FacetRule = {
  /** A project's own values; defaults for missing data are no values. */
  readonly valuesOf: (project: Project) => readonly string[]
  /** A value in its usual spelling, which tells options apart; by default case and spaces aside. */
  readonly spelling: (value: string) => string
  /**
   * Values that are known even where no project has them: `?location=Noida` lists nothing while
   * there are no homes in Noida, whereas a place that nobody knows is ignored.
   */
  readonly isAlwaysKnown?: (value: string) => boolean
  /** Options that stand before all others. */
  readonly isFirst?: (value: string) => boolean
  /** The text that stands for a project's values in comparisons. */
  readonly comparedText: (project: Project) => string
  /**
   * How a project's text can answer the chosen value, the best way first: a later one counts only
   * where no project answers by those before it. By default a part of the text is the value.
   */
  readonly tests: (chosen: string) => readonly TextTest[]
  /** True where only one kind of property has such values: offices have no bedrooms. */
  readonly byKind?: true
}

type TextTest = (text: string) => boolean

const facetText = (values: readonly string[]): string =>
  values.join().split(',').map(normalizeText).join('\n')

/** What each filter compares, for an agency with these cities. */
export const facetRules = memoizeByObject(
  (cities: Cities): Readonly<Record<FacetName, FacetRule>> => ({
    location: rule({
      valuesOf: ({ localities }) => placeNames(localities, cities),
      spelling: (value) =>
        parseLocalities(value)
          .map((place) => placeKey(place, cities))
          .join(', '),
      isAlwaysKnown: (value) => cities.byName(value) !== undefined,
      isFirst: (value) => cities.byName(value) !== undefined,
      compared: (values) => placesText(values, cities),
      tests: (chosen) => placeTests(chosen, cities),
    }),
    category: rule({
      valuesOf: ({ category, propertyType }) =>
        withoutDefault(category ?? propertyType, 'propertyType'),
      byKind: true,
    }),
    bedrooms: rule({
      valuesOf: (project) => project.bedrooms,
      spelling: (value) => standardBedrooms(value).toLowerCase(),
      isAlwaysKnown: countsRooms,
      tests(chosen) {
        const matches = bedroomMatcher(chosen)
        return [(text) => text.split('\n').some(matches)]
      },
      byKind: true,
    }),
    status: rule({
      // The stage is a value too, so that 'Completed' is found by 'Ready To move'.
      valuesOf: ({ status }) =>
        [...withoutDefault(status, 'status'), buildingStage(status) ?? []].flat(),
    }),
    furnishing: rule({
      valuesOf: ({ furnishing }) => (furnishing === undefined ? [] : [furnishing]),
      tests: (chosen) => [(text) => text === facetText([chosen])],
    }),
  }),
)

type OwnRule = Pick<FacetRule, 'valuesOf'> &
  Partial<FacetRule> & {
    /** The text that stands for values in comparisons; by default one line for each. */
    readonly compared?: (values: readonly string[]) => string
  }

function rule({ compared = facetText, ...own }: OwnRule): FacetRule {
  const valuesOf = memoizeByObject(own.valuesOf)
  return {
    spelling: normalizeText,
    tests(chosen) {
      const wanted = facetText([chosen])
      return [(text) => text.includes(wanted)]
    },
    ...own,
    valuesOf,
    comparedText: memoizeByObject((project) => compared(valuesOf(project))),
  }
}

function withoutDefault(value: string, field: 'propertyType' | 'status'): readonly string[] {
  return value === PROJECT_DEFAULTS[field] ? [] : [value]
}
