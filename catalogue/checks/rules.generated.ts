/** Written by scripts/generate.mjs from the files of rules/. */
import type { Rule } from './rule.ts'
import { areaBasis } from './rules/area-basis.ts'
import { areaText } from './rules/area-text.ts'
import { bedroomsText } from './rules/bedrooms-text.ts'
import { brandContrast } from './rules/brand-contrast.ts'
import { citySlug } from './rules/city-slug.ts'
import { claims } from './rules/claims.ts'
import { constructionUpdates } from './rules/construction-updates.ts'
import { coordinates } from './rules/coordinates.ts'
import { developerName } from './rules/developer-name.ts'
import { developerSlug } from './rules/developer-slug.ts'
import { developerType } from './rules/developer-type.ts'
import { duplicateProjectId } from './rules/duplicate-project-id.ts'
import { duplicateRecord } from './rules/duplicate-record.ts'
import { duplicateSlug } from './rules/duplicate-slug.ts'
import { externalImage } from './rules/external-image.ts'
import { farCoordinates } from './rules/far-coordinates.ts'
import { films } from './rules/films.ts'
import { floorPlanRange } from './rules/floor-plan-range.ts'
import { futureDay } from './rules/future-day.ts'
import { garbledText } from './rules/garbled-text.ts'
import { kindMismatch } from './rules/kind-mismatch.ts'
import { missingDetails } from './rules/missing-details.ts'
import { missingImage } from './rules/missing-image.ts'
import { noReraNumber } from './rules/no-rera-number.ts'
import { noVisitDays } from './rules/no-visit-days.ts'
import { percentSum } from './rules/percent-sum.ts'
import { phoneNumber } from './rules/phone-number.ts'
import { placeholderContact } from './rules/placeholder-contact.ts'
import { possessionDate } from './rules/possession-date.ts'
import { priceText } from './rules/price-text.ts'
import { recordName } from './rules/record-name.ts'
import { redirectLoop } from './rules/redirect-loop.ts'
import { redirectShadowed } from './rules/redirect-shadowed.ts'
import { redirectTarget } from './rules/redirect-target.ts'
import { reraAuthority } from './rules/rera-authority.ts'
import { reraExpired } from './rules/rera-expired.ts'
import { reraNumber } from './rules/rera-number.ts'
import { reversedRange } from './rules/reversed-range.ts'
import { slabOrder } from './rules/slab-order.ts'
import { staleDates } from './rules/stale-dates.ts'
import { trendingName } from './rules/trending-name.ts'
import { trendingPlace } from './rules/trending-place.ts'
import { trendingPrice } from './rules/trending-price.ts'
import { unfinishedText } from './rules/unfinished-text.ts'
import { unknownAmenity } from './rules/unknown-amenity.ts'
import { unknownCity } from './rules/unknown-city.ts'
import { unknownDeveloper } from './rules/unknown-developer.ts'
import { unknownLocationKey } from './rules/unknown-location-key.ts'
import { unknownProjectId } from './rules/unknown-project-id.ts'
import { unprintableText } from './rules/unprintable-text.ts'
import { unreadableFiles } from './rules/unreadable-files.ts'
import { unreadableImage } from './rules/unreadable-image.ts'
import { unusableId } from './rules/unusable-id.ts'
import { unusedOption } from './rules/unused-option.ts'
import { unusualAmount } from './rules/unusual-amount.ts'
import { unusualValue } from './rules/unusual-value.ts'

/** Every rule. */
export const rules: readonly Rule[] = [
  areaBasis,
  areaText,
  bedroomsText,
  brandContrast,
  citySlug,
  claims,
  constructionUpdates,
  coordinates,
  developerName,
  developerSlug,
  developerType,
  duplicateProjectId,
  duplicateRecord,
  duplicateSlug,
  externalImage,
  farCoordinates,
  films,
  floorPlanRange,
  futureDay,
  garbledText,
  kindMismatch,
  missingDetails,
  missingImage,
  noReraNumber,
  noVisitDays,
  percentSum,
  phoneNumber,
  placeholderContact,
  possessionDate,
  priceText,
  recordName,
  redirectLoop,
  redirectShadowed,
  redirectTarget,
  reraAuthority,
  reraExpired,
  reraNumber,
  reversedRange,
  slabOrder,
  staleDates,
  trendingName,
  trendingPlace,
  trendingPrice,
  unfinishedText,
  unknownAmenity,
  unknownCity,
  unknownDeveloper,
  unknownLocationKey,
  unknownProjectId,
  unprintableText,
  unreadableFiles,
  unreadableImage,
  unusableId,
  unusedOption,
  unusualAmount,
  unusualValue,
].flat()
