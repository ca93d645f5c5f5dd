import type { ReactNode } from 'react'
import { paths } from '../../../domain/seo/paths.ts'
import { titleCase } from '../../../domain/text/text.ts'
import { Container } from '../../components/Section.tsx'
import { SkeletonGrid } from '../../components/status/Skeleton.tsx'
import { Spinner } from '../../components/status/Spinner.tsx'
import { TrailProvider } from '../../head/trail.ts'
import { pageAt, type PageName } from '../../pages.ts'
import { PageBody } from './PageBody.tsx'
import { LoadingHome } from '../home/LoadingHome.tsx'
import { LoadingProject } from '../project/LoadingProject.tsx'
import { TRENDING_GRID } from '../trending/grid.ts'
import { TrendingHero } from '../trending/TrendingHero.tsx'

/** How many skeleton cards the trending page shows (docs/product.md, 'Home'). */
const SKELETONS = 8

const SHAPES: {
  readonly [Name in PageName]?: (params: Readonly<Record<string, string | undefined>>) => ReactNode
} = {
  home: () => <LoadingHome />,
  project: () => <LoadingProject />,
  developer: ({ developer = '' }) => <LoadingDeveloper slug={developer} />,
  trending: () => <LoadingTrending />,
}

/** What stands in the place of a page that was asked for and has not come yet, where it has a shape. */
export function loadingPage(pathname: string): ReactNode {
  const { name, params } = pageAt(pathname)
  return SHAPES[name]?.(params)
}

const TRENDING_TRAIL = [{ name: 'Home', path: paths.home }, { name: 'Trending Projects' }]

function LoadingTrending() {
  return (
    <TrailProvider value={TRENDING_TRAIL}>
      <TrendingHero />
      <PageBody>
        <SkeletonGrid
          count={SKELETONS}
          label="Loading trending projects"
          className={TRENDING_GRID}
        />
      </PageBody>
    </TrailProvider>
  )
}

function LoadingDeveloper({ slug }: { readonly slug: string }) {
  return (
    <Container className="flex min-h-[70svh] flex-col items-center justify-center py-24 text-center">
      <output className="flex flex-col items-center gap-4">
        <Spinner size={40} className="text-gold-deep" />
        <span className="display text-2xl">Loading company data...</span>
        <span className="text-muted">Searching for: {titleCase(slug)}</span>
      </output>
    </Container>
  )
}
