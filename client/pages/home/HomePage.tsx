import { deferred } from '../../components/lazy/deferred.tsx'
import type { PageProps } from '../../page-route.tsx'
import { Hero } from './hero/Hero.tsx'
import { TrustStrip } from './sections/TrustStrip.tsx'

const Sections = deferred(() =>
  import('./HomeSections.tsx').then(({ HomeSections }) => HomeSections),
)

/** The agency's front door. */
export function HomePage({ page }: PageProps<'home'>) {
  return (
    <>
      <Hero banners={page.banners} />
      <TrustStrip stats={page.stats} />
      <Sections page={page} />
    </>
  )
}
