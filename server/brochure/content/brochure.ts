import { dataOf } from '../../../domain/value/loaded.ts'
import type { ProjectView } from '../../../client/pages/project/project-view.ts'
import { chatFromBrochure, whatsappHref } from '../../../domain/enquiry/whatsapp-chat.ts'
import { telHref } from '../../../client/components/links/ContactLink.tsx'
import {
  SECTION_TITLES,
  type SectionId,
} from '../../../client/pages/project/section-nav/section-titles.ts'
import type { ShellView } from '../../../client/layout/shell-context.ts'
import type { ImageView } from '../../../domain/image/images.ts'
import { dayText } from '../../../domain/text/dates.ts'
import type { PageDependenciesWithStore } from '../../pages/page-entry.ts'
import { shellView } from '../../pages/views/shell-view.ts'
import { floorViews } from '../../pages/views/floor-plan-views.ts'
import { brochureSections } from './sections.ts'

/** The sections that may be missing, and the words for asking about each. */
const ASKED_FOR: [SectionId, string][] = [
  ['floor-plan', 'the floor plans'],
  ['payment', 'the payment plan'],
  ['amenities', 'the amenities'],
  ['specifications', 'the specifications'],
  ['location', 'the exact location'],
  ['site-plan', 'the site plan'],
]

export type Brochure = ReturnType<typeof brochureOf>

/** The content of a project's brochure, from the data served; unknown facts are left out. */
export function brochureOf(services: PageDependenciesWithStore, view: ProjectView) {
  const catalogue = services.catalogue.current
  const sources = { ...services, catalogue }
  const shell = shellView(sources)
  // Where the amenities' pictures failed to load, the view has placeholders, which are not printed.
  const project = catalogue.amenityImages(view.id).ok ? view : { ...view, amenityImages: [] }
  const placeholder = services.images.view(undefined)
  const isOwn = (image: ImageView): boolean =>
    image !== placeholder && !isForeign(image, shell.imageBase)
  const record = catalogue.project(project.id)
  const plan = dataOf(catalogue.floorPlan(project.id))
  const floors = record && plan ? floorViews(sources, record, plan) : []
  const sections = brochureSections({
    project,
    publicUrl: shell.publicUrl,
    floors,
    isOwn,
  })
  return {
    project,
    shell,
    brand: catalogue.site.brand,
    /** The picture of the cover; where it is undefined, the cover has type alone. */
    picture: project.gallery.find(isOwn),
    /**
     * The days on which price and details were last known to be true, in words; empty where nobody
     * said.
     */
    asOfTexts: [
      project.priceAsOn && `Price as on ${dayText(project.priceAsOn)}`,
      project.verifiedOn && `Details checked on ${dayText(project.verifiedOn)}`,
    ].filter((text) => typeof text === 'string'),
    sections,
    /** Sections of the project's page for which this project has no data. */
    missing: ASKED_FOR.filter(
      ([id]) => !sections.some(({ title }) => title === SECTION_TITLES[id]),
    ).map(([, wish]) => wish),
    contacts: contacts(shell, project),
  }
}

/** The ways to reach the agency, by the numbers of the project's adviser where there is one. */
function contacts({ agency, publicUrl }: ShellView, { name, adviser }: ProjectView) {
  const { email } = agency
  const phone = adviser?.phone ?? agency.phone
  const whatsapp = adviser?.whatsapp ?? agency.whatsapp
  const isSameNumber = whatsapp === phone?.replace(/\D/g, '')
  return [
    phone && { label: 'Phone', text: phone, url: telHref(phone) },
    whatsapp && {
      label: 'WhatsApp',
      text: isSameNumber && phone ? phone : `+${whatsapp}`,
      url: whatsappHref(chatFromBrochure(name), whatsapp),
    },
    email && { label: 'Email', text: email, url: `mailto:${email}` },
    { label: 'Website', text: new URL(publicUrl).host, url: publicUrl },
  ].filter((link) => typeof link === 'object')
}

/** Whether a picture is at another site's address, from which nothing is fetched. */
function isForeign(view: ImageView, imageBase: string): boolean {
  return 'src' in view && !view.src.startsWith(`${imageBase}/images/`)
}
