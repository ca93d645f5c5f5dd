/** One address of every kind of page. */
export const ONE_OF_EACH = [
  '/',
  '/about',
  '/career',
  '/contact-us',
  '/privacy',
  '/accessibility',
  '/residential',
  '/developers',
  '/trending-projects',
  '/project-details',
  '/project-details?type=residential&bedrooms=3+BHK&sort=price-asc',
  '/project-details?location=Nowhere+at+all',
  '/project-details/aravalli-crest',
  '/project-details/harbour-and-vale',
  '/project-details/aravalli-crest/the-aravalli-summit',
  '/project-details/cobalt-square/cobalt-tower',
  '/floor-plans/aravalli-crest',
  '/city/gurgaon',
  '/location/dwarka-expressway',
  '/locality/sohna-road',
  '/service/home-loan',
  '/search?q=sector',
  '/search?q=zzzz',
  '/coming-soon',
  '/shortlist',
  '/shortlist?projects=aravalli-crest/the-aravalli-summit,kadamba-homes/1024,no/body',
  '/compare?projects=aravalli-crest/the-aravalli-summit,kadamba-homes/1024,cobalt-square/cobalt-tower',
] as const

/** The paths of a sitemap. */
export const pathsIn = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address.replaceAll('&amp;', '&')).pathname,
  )

/** A page's structured data, as its texts. */
export const nodesIn = (html: string): string[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => json,
  )
