import type { ProjectView, FloorView } from '../../../client/pages/project/project-view.ts'
import { telHref, whatsappHref } from '../../../client/components/buttons/contact-links.ts'
import {
  SECTION_TITLES,
  type SectionId,
} from '../../../client/pages/project/tabs/section-titles.ts'
import type { ShellView } from '../../../client/layout/shell.ts'
import type { ImageView } from '../../../domain/image/images.ts'
import type { Brochure, BrochureLink } from './brochure.ts'
import { brochureSections } from './sections.ts'

export type BrochureParts = {
  readonly project: ProjectView
  /** With and without pictures. */
  readonly floors: readonly FloorView[]
  /** The amenities' pictures stand in for ones that failed to load. */
  readonly amenityPicturesFailed: boolean
  readonly shell: ShellView
  /** What a picture that is missing is replaced with. */
  readonly standIn: ImageView
  /** The day of the data, YYYY-MM-DD. */
  readonly day: string
}

/** What can be lacking, and what it is asked for by. */
const ASKED_FOR: Partial<Record<SectionId, string>> = {
  'floor-plan': 'the floor plans',
  payment: 'the payment plan',
  amenities: 'the amenities',
  specifications: 'the specifications',
  location: 'the exact location',
  'site-plan': 'the site plan',
}

/** What the brochure of a project says: its page's own words and sums, what is unknown left out. */
export function brochureOf(parts: BrochureParts): Brochure {
  const { shell, standIn, day, floors, amenityPicturesFailed } = parts
  const project = amenityPicturesFailed ? { ...parts.project, amenityImages: [] } : parts.project
  const isOwn = (view: ImageView): boolean => view !== standIn && !isForeign(view, shell.imageBase)
  const sections = brochureSections({ project, floors, isOwn })
  const titles = new Set(sections.map(({ title }) => title))
  const picture = project.gallery.find(isOwn)
  return {
    name: project.name,
    developer: project.developer.name,
    place: project.localitiesText,
    price: project.priceText,
    ...(project.reraNumber && { reraNumber: project.reraNumber }),
    ...(picture && { picture }),
    address: shell.publicUrl + project.path,
    day,
    sections,
    missing: Object.entries(ASKED_FOR).flatMap(([id, wish]) =>
      titles.has(SECTION_TITLES[id as SectionId]) ? [] : [wish],
    ),
    agency: {
      name: shell.agency.name,
      tagline: shell.agency.tagline,
      ...(shell.logoLight && { logo: shell.logoLight }),
      contacts: contacts(shell, project.name),
      office: shell.agency.address,
    },
  }
}

function contacts({ agency, publicUrl }: ShellView, project: string): BrochureLink[] {
  const { phone, whatsapp, email } = agency
  const links: (BrochureLink | false | undefined)[] = [
    phone !== undefined && { label: 'Phone', text: phone, url: telHref(phone) },
    whatsapp !== undefined && {
      label: 'WhatsApp',
      text: whatsapp === phone?.replace(/\D/g, '') ? phone : `+${whatsapp}`,
      url: whatsappHref(whatsapp, `Project: ${project}`),
    },
    email !== undefined && { label: 'E-mail', text: email, url: `mailto:${email}` },
    { label: 'Website', text: new URL(publicUrl).host, url: publicUrl },
  ]
  return links.filter((link) => typeof link === 'object')
}

/** A picture at another site's address: it is not fetched. */
function isForeign(view: ImageView, imageBase: string): boolean {
  return 'src' in view && !view.src.startsWith(`${imageBase}/images/`)
}
