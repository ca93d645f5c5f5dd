import type { PageProps } from '../../page-route.tsx'
import { Hero } from './hero/Hero.tsx'
import { HomeSections } from './HomeSections.tsx'
import { TrustStrip } from './sections/TrustStrip.tsx'

/** The agency's front door. */
export function HomePage({ page }: PageProps<'home'>) {
  return (
    <>
      <Hero banners={page.banners} />
      <TrustStrip stats={page.stats} />
      <HomeSections page={page} />
    </>
  )
}
