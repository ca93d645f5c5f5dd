import { part } from '../../components/lazy/part.tsx'
import type { PageProps } from '../../page-route.tsx'
import { Hero } from './hero/Hero.tsx'
import { TrustStrip } from './sections/TrustStrip.tsx'

const HomeSections = part(() => import('./HomeSections.tsx').then((module) => module.HomeSections))

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
