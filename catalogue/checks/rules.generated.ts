/** Written by scripts/generate.mjs from the files of rules/. */
import type { Rule } from './rule.ts'
import { areaBasis } from './rules/area-basis.ts'
import { areaText } from './rules/area-text.ts'
import { claims } from './rules/claims.ts'
import { coordinates } from './rules/coordinates.ts'
import { developerName } from './rules/developer-name.ts'
import { developerSlug } from './rules/developer-slug.ts'
import { developerType } from './rules/developer-type.ts'
import { duplicateProjects } from './rules/duplicate-projects.ts'
import { images } from './rules/images.ts'
import { kindMismatch } from './rules/kind-mismatch.ts'
import { missingDetails } from './rules/missing-details.ts'
import { noReraNumber } from './rules/no-rera-number.ts'
import { noVisitDays } from './rules/no-visit-days.ts'
import { percentSum } from './rules/percent-sum.ts'
import { placeholderContact } from './rules/placeholder-contact.ts'
import { priceText } from './rules/price-text.ts'
import { redirects } from './rules/redirects.ts'
import { reraAuthority } from './rules/rera-authority.ts'
import { reraExpired } from './rules/rera-expired.ts'
import { reversedRange } from './rules/reversed-range.ts'
import { slabOrder } from './rules/slab-order.ts'
import { staleDates } from './rules/stale-dates.ts'
import { trendingCards } from './rules/trending-cards.ts'
import { unknownAmenity } from './rules/unknown-amenity.ts'
import { unknownDeveloper } from './rules/unknown-developer.ts'
import { unknownLocationKey } from './rules/unknown-location-key.ts'
import { unknownProjectId } from './rules/unknown-project-id.ts'
import { unreadableFiles } from './rules/unreadable-files.ts'
import { unusableId } from './rules/unusable-id.ts'
import { unusualValue } from './rules/unusual-value.ts'

/** Every rule. */
export const rules: readonly Rule[] = [
  areaBasis,
  areaText,
  claims,
  coordinates,
  developerName,
  developerSlug,
  developerType,
  duplicateProjects,
  images,
  kindMismatch,
  missingDetails,
  noReraNumber,
  noVisitDays,
  percentSum,
  placeholderContact,
  priceText,
  redirects,
  reraAuthority,
  reraExpired,
  reversedRange,
  slabOrder,
  staleDates,
  trendingCards,
  unknownAmenity,
  unknownDeveloper,
  unknownLocationKey,
  unknownProjectId,
  unreadableFiles,
  unusableId,
  unusualValue,
].flat()
