import { matchPath } from 'react-router-dom'
import { paths } from '../../../domain/seo/paths.ts'
import { titleCase } from '../../../domain/text/text.ts'
import { Container } from '../../components/Section.tsx'
import { SkeletonGrid } from '../../components/status/Skeleton.tsx'
import { Spinner } from '../../components/status/Spinner.tsx'
import { PageBody } from './PageBody.tsx'
import { PendingHome } from '../home/PendingHome.tsx'
import { PendingProject } from '../project/PendingProject.tsx'
import { TRENDING_GRID } from '../trending/grid.ts'
import { TrendingHero } from '../trending/TrendingHero.tsx'

/** How many skeleton cards the trending page shows (docs/product.md, 'Home'). */
const SKELETONS = 8

/** Whether the page at `pathname` has something to show while it is on its way. */
export const hasPendingPage = (pathname: string): boolean =>
  isHome(pathname) ||
  isProject(pathname) ||
  pathname === paths.trending ||
  developerIn(pathname) !== undefined

/** What stands in the place of a page that was asked for and has not come yet. */
export function PendingPage({ pathname }: { readonly pathname: string }) {
  const developer = developerIn(pathname)
  if (developer !== undefined) return <PendingDeveloper slug={developer} />
  if (isHome(pathname)) return <PendingHome />
  if (isProject(pathname)) return <PendingProject />
  return (
    <>
      <TrendingHero />
      <PageBody>
        <SkeletonGrid
          count={SKELETONS}
          label="Loading trending projects"
          className={TRENDING_GRID}
        />
      </PageBody>
    </>
  )
}

function PendingDeveloper({ slug }: { readonly slug: string }) {
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

const isHome = (pathname: string): boolean => pathname === paths.home || pathname === '/home'

const isProject = (pathname: string): boolean =>
  matchPath('/project-details/:developer/:id', pathname) !== null

const developerIn = (pathname: string): string | undefined =>
  matchPath('/project-details/:developer', pathname)?.params.developer
