import type { ShellView } from '../../client/layout/shell.ts'
import type { AboutView } from '../../client/pages/about/AboutPage.tsx'
import type { CareerView } from '../../client/pages/career/CareerPage.tsx'
import type { CityView } from '../../client/pages/city/CityPage.tsx'
import type { CompareView } from '../../client/pages/compare/ComparePage.tsx'
import type { ContactView } from '../../client/pages/contact/ContactPage.tsx'
import type { DeveloperView } from '../../client/pages/developer/DeveloperPage.tsx'
import type { DevelopersView } from '../../client/pages/developers/DevelopersPage.tsx'
import type { SentView } from '../../client/pages/enquiry-sent/EnquirySentPage.tsx'
import type { FloorPlansView } from '../../client/pages/floor-plans/FloorPlansPage.tsx'
import type { HomeView } from '../../client/pages/home/home-view.ts'
import type { ListingView } from '../../client/pages/listing/listing-view.ts'
import type { LocalityView } from '../../client/pages/locality/LocalityPage.tsx'
import type { LocationView } from '../../client/pages/location/LocationPage.tsx'
import type { PrivacyView } from '../../client/pages/privacy/PrivacyPage.tsx'
import type { ProjectView } from '../../client/pages/project/project-view.ts'
import type { SearchView } from '../../client/pages/search/SearchPage.tsx'
import type { ServiceView } from '../../client/pages/service/ServicePage.tsx'
import type { ShortlistView } from '../../client/pages/shortlist/ShortlistPage.tsx'
import type { TrendingView } from '../../client/pages/trending/TrendingPage.tsx'

/** What every page shows, by the page's name, and what stands around all of them. */
export type PageViews = {
  shell: ShellView
  home: HomeView
  listing: ListingView
  city: CityView
  trending: TrendingView
  developers: DevelopersView
  developer: DeveloperView
  'floor-plans': FloorPlansView
  project: ProjectView
  about: AboutView
  contact: ContactView
  privacy: PrivacyView
  career: CareerView
  service: ServiceView
  'coming-soon': Record<string, never>
  'enquiry-sent': SentView
  'not-found': Record<string, never>
  location: LocationView
  locality: LocalityView
  search: SearchView
  shortlist: ShortlistView
  compare: CompareView
}
