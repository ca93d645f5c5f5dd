import { paths } from '../../../domain/seo/paths.ts'
import { PageHero } from '../shared/PageHero.tsx'

/** The top of the trending page, also while its cards are loading. */
export function TrendingHero() {
  return (
    <PageHero
      title="Trending Projects"
      intro="What our clients ask for most at the moment."
      breadcrumbs={[{ name: 'Home', path: paths.home }, { name: 'Trending Projects' }]}
    />
  )
}

/** The grid of trending cards, and of their skeletons. */
export const TRENDING_GRID = 'grid card-columns-4 gap-6'
