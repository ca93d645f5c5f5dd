import type { DataFileName } from '../catalogue/data-files.ts'
import type { Place } from '../catalogue/json/spans.ts'
import type { ImageProblem } from '../catalogue/pictures/problems.ts'

/** What a finding is about, by rule (docs/product.md, 'Command line'); the wording is in `report/words.ts`. */
export type Detail =
  | { readonly rule: 'json-syntax'; readonly message: string }
  | { readonly rule: 'duplicate-key'; readonly key: string }
  | { readonly rule: 'schema'; readonly message: string; readonly suggestion?: string }
  | { readonly rule: 'missing-file'; readonly similar?: string }
  | { readonly rule: 'duplicate-project-id'; readonly id: string; readonly first: string }
  | {
      readonly rule: 'unknown-project-id'
      readonly id: string
      /** True for what a trending card leads to, which may be a slug as well. */
      readonly orSlug?: true
      readonly nearest?: string
    }
  | { readonly rule: 'unknown-location-key'; readonly key: string; readonly nearest?: string }
  | {
      readonly rule: 'unknown-developer'
      readonly developer: string
      /** Whether a name is meant, a company's id, or the end of a card's address. */
      readonly as: 'name' | 'id' | 'address'
      readonly nearest?: string
    }
  | {
      readonly rule: 'developer-slug'
      /** The key, and the developer's name and slug that its projects give. */
      readonly key: string
      readonly developer: string
      readonly slug: string
      /** The project that stands under the wrong key, where it is not the key that is wrong. */
      readonly misplaced?: string
    }
  | { readonly rule: 'price-text'; readonly text: string; readonly canonical?: string }
  | { readonly rule: 'area-text'; readonly text: string }
  | { readonly rule: 'percent-sum'; readonly sum: number; readonly last?: number }
  | { readonly rule: 'unknown-amenity'; readonly key: string; readonly nearest?: string }
  | {
      readonly rule: 'missing-image'
      readonly path: string
      readonly problem: ImageProblem
      readonly nearest?: string
    }
  | { readonly rule: 'unreadable-image'; readonly path: string; readonly problem: ImageProblem }
  | {
      readonly rule: 'placeholder-contact'
      readonly number: string
      readonly fields: readonly string[]
    }
  | {
      readonly rule: 'stale-charges'
      readonly verifiedOn: string
      /** How long ago that was. */
      readonly days: number
      /** The state; undefined for the file as a whole. */
      readonly of: string | undefined
    }
  | { readonly rule: GapRule }

/** Warnings of something that a project does not have. */
export type GapRule =
  | 'no-floor-plan'
  | 'no-payment-plan'
  | 'no-amenities'
  | 'no-location'
  | 'no-price'
  | 'no-rera-number'

export type RuleName = Detail['rule']

export type Level = 'error' | 'warning'

const warnings: ReadonlySet<RuleName> = new Set<RuleName>([
  'price-text',
  'area-text',
  'unknown-amenity',
  'no-floor-plan',
  'no-payment-plan',
  'no-amenities',
  'no-location',
  'no-price',
  'no-rera-number',
  'placeholder-contact',
  'stale-charges',
])

const gaps: ReadonlySet<string> = new Set<GapRule>([
  'no-floor-plan',
  'no-payment-plan',
  'no-amenities',
  'no-location',
  'no-price',
  'no-rera-number',
])

export const levelOf = (rule: RuleName): Level => (warnings.has(rule) ? 'warning' : 'error')

export const isGap = (rule: RuleName): rule is GapRule => gaps.has(rule)

/** 1-based; columns and length count UTF-16 units. */
export type FoundAt = { readonly line: number; readonly column: number; readonly length: number }

/** One thing that is wrong, as data. */
export type Finding = {
  readonly file: DataFileName
  readonly pointer: string
  /** Whether the pointer's key or its value is meant. */
  readonly at: Place
  /** The record in the editor's terms: 'project "The Aravalli Summit"'. */
  readonly record: string | undefined
  readonly detail: Detail
  /** Where it is known already; else it is worked out from the pointer. */
  readonly found?: FoundAt
}

/** A finding with its place in the file. */
export type LocatedFinding = Finding & { readonly found: FoundAt }
