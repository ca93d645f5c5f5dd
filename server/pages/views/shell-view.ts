import type { ShellView } from '../../../client/layout/shell-context.ts'
import { yearInIndia } from '../../../domain/text/dates.ts'
import { sharedPicture } from '../../../domain/image/images.ts'
import { paths } from '../../../domain/seo/paths.ts'
import { authorityById } from '../../../domain/project/rera-registration.ts'
import { presentText } from '../../../domain/text/text.ts'
import type { PageDependencies } from '../page-entry.ts'

export function shellView({ catalogue, images, config }: PageDependencies): ShellView {
  const { site } = catalogue
  const social = images.find('brand/og-default.jpg')
  return {
    agency: {
      name: site.name,
      tagline: site.tagline ?? '',
      address: site.address ?? '',
      phone: site.phone,
      whatsapp: site.whatsapp,
      email: site.email,
      social: site.social,
      aboutText: site.aboutText ?? '',
      promise: site.promises?.footer,
      coordinates: site.coordinates,
      legalName: presentText(site.legalName),
      registrations: (site.agentRegistrations ?? []).map(({ authority, number, validUntil }) => ({
        number,
        validUntil,
        authority: authorityById(site.reraAuthorities ?? [], String(authority))?.name,
      })),
      grievanceOfficer: site.grievanceOfficer,
      callsFrom: site.callsFrom ?? [],
    },
    privacy: { version: site.privacy.version, summary: site.privacy.summary },
    logo: images.find(site.logo),
    cities: site.cities
      .filter(({ listed = true }) => listed)
      .map(({ name, slug }) => ({ name, path: paths.city(slug) })),
    publicUrl: config.publicUrl,
    imageBase: config.imageBaseUrl,
    sharedPicture:
      images.card(paths.home) ?? (social && sharedPicture(config.imageBaseUrl, social)),
    enquiryPopup: config.enquiryPopup,
    gaMeasurementId: config.gaMeasurementId,
    year: yearInIndia(new Date()),
  }
}
