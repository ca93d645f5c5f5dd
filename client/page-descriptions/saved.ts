import type { ImageView } from '../../domain/image/images.ts'
import type { ComparedRow } from '../../domain/compare/compare.ts'
import { paths } from '../../domain/seo/paths.ts'
import { joinWithAnd, projectCount } from '../../domain/text/text.ts'
import type { ProjectCardView } from '../source/shapes.ts'
import type { PageDescription } from './description.ts'

export type ShortlistView = {
  /** The address names projects, whether they exist or not. */
  readonly asked: boolean
  readonly cards: readonly ProjectCardView[]
  /** How many of those named do not exist. */
  readonly unknown: number
  /** The first project's id, for the enquiry. */
  readonly firstId?: string
}

export type CompareView = {
  readonly projects: readonly {
    readonly path: string
    readonly name: string
    readonly developer: string
    readonly image: ImageView
  }[]
  /** Without those that are all the same, where only differences were asked for. */
  readonly rows: readonly ComparedRow[]
  readonly onlyDifferences: boolean
  readonly unknown: number
  /** How many were named beyond the most that fit side by side. */
  readonly beyond: number
}

const shortlist: PageDescription<ShortlistView> = {
  component: 'ShortlistPage',
  addresses: [{ path: paths.shortlist }],
  query: ['projects'],
  published: import.meta.env.SSR
    ? {
        head: () => ({
          title: 'Shortlist',
          description:
            'Saved projects on one page, to compare, to pass on and to ask about together.',
          path: paths.shortlist,
          noindex: true,
        }),
      }
    : undefined,
}

const compare: PageDescription<CompareView> = {
  component: 'ComparePage',
  addresses: [{ path: paths.compare }],
  query: ['projects', 'differences'],
  published: import.meta.env.SSR
    ? {
        head: ({ projects }) => ({
          title:
            projects.length < 2
              ? 'Compare'
              : `Compare ${joinWithAnd(projects.map(({ name }) => name))}`,
          shortTitle: projects.length < 2 ? 'Compare' : `Compare ${projectCount(projects.length)}`,
          description:
            'Two to four projects side by side: prices, sizes, amenities and what they cost.',
          path: paths.compare,
          noindex: true,
        }),
        trail: () => [{ name: 'Compare' }],
      }
    : undefined,
}

export const savedPages = { shortlist, compare }
