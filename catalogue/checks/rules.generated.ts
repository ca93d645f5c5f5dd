/** Written by scripts/generate.mjs from the files of rules/. */
import type { Rule } from './rule.ts'
import { areaBasisOrder } from './rules/area-basis-order.ts'
import { areaText } from './rules/area-text.ts'
import { bedroomsText } from './rules/bedrooms-text.ts'
import { brandContrast } from './rules/brand-contrast.ts'
import { citySlugConflict } from './rules/city-slug-conflict.ts'
import { claimsWithoutProof } from './rules/claims-without-proof.ts'
import { constructionUpdates } from './rules/construction-updates.ts'
import { coordinatesOutsideIndia } from './rules/coordinates-outside-india.ts'
import { developerNameMismatch } from './rules/developer-name-mismatch.ts'
import { developerSlugMismatch } from './rules/developer-slug-mismatch.ts'
import { developerTypeUnknown } from './rules/developer-type-unknown.ts'
import { documentRules } from './rules/document-rules.ts'
import { duplicateProjectId } from './rules/duplicate-project-id.ts'
import { duplicateRecord } from './rules/duplicate-record.ts'
import { duplicateSlug } from './rules/duplicate-slug.ts'
import { externalImage } from './rules/external-image.ts'
import { farCoordinates } from './rules/far-coordinates.ts'
import { filmRules } from './rules/film-rules.ts'
import { floorPlanOutsideRange } from './rules/floor-plan-outside-range.ts'
import { futureDay } from './rules/future-day.ts'
import { garbledText } from './rules/garbled-text.ts'
import { kindMismatch } from './rules/kind-mismatch.ts'
import { missingDetails } from './rules/missing-details.ts'
import { missingImage } from './rules/missing-image.ts'
import { noReraNumber } from './rules/no-rera-number.ts'
import { noVisitDays } from './rules/no-visit-days.ts'
import { otherChargeRules } from './rules/other-charge-rules.ts'
import { percentSumNot100 } from './rules/percent-sum-not-100.ts'
import { phoneNumberInvalid } from './rules/phone-number-invalid.ts'
import { placeholderContact } from './rules/placeholder-contact.ts'
import { possessionDateOutdated } from './rules/possession-date-outdated.ts'
import { priceText } from './rules/price-text.ts'
import { recordNameMismatch } from './rules/record-name-mismatch.ts'
import { redirectLoop } from './rules/redirect-loop.ts'
import { redirectShadowed } from './rules/redirect-shadowed.ts'
import { redirectTargetMissing } from './rules/redirect-target-missing.ts'
import { reraAuthorityMismatch } from './rules/rera-authority-mismatch.ts'
import { reraExpired } from './rules/rera-expired.ts'
import { reraNumberConflict } from './rules/rera-number-conflict.ts'
import { reversedRange } from './rules/reversed-range.ts'
import { slabOrderOfFees } from './rules/slab-order-of-fees.ts'
import { staleAvailability } from './rules/stale-availability.ts'
import { staleDates } from './rules/stale-dates.ts'
import { trendingNameMismatch } from './rules/trending-name-mismatch.ts'
import { trendingPlaceMismatch } from './rules/trending-place-mismatch.ts'
import { trendingPriceMismatch } from './rules/trending-price-mismatch.ts'
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
import { unusedFilterOption } from './rules/unused-filter-option.ts'
import { unusualAmount } from './rules/unusual-amount.ts'
import { unusualValue } from './rules/unusual-value.ts'

/** Every rule. */
export const rules: readonly Rule[] = [
  areaBasisOrder,
  areaText,
  bedroomsText,
  brandContrast,
  citySlugConflict,
  claimsWithoutProof,
  constructionUpdates,
  coordinatesOutsideIndia,
  developerNameMismatch,
  developerSlugMismatch,
  developerTypeUnknown,
  documentRules,
  duplicateProjectId,
  duplicateRecord,
  duplicateSlug,
  externalImage,
  farCoordinates,
  filmRules,
  floorPlanOutsideRange,
  futureDay,
  garbledText,
  kindMismatch,
  missingDetails,
  missingImage,
  noReraNumber,
  noVisitDays,
  otherChargeRules,
  percentSumNot100,
  phoneNumberInvalid,
  placeholderContact,
  possessionDateOutdated,
  priceText,
  recordNameMismatch,
  redirectLoop,
  redirectShadowed,
  redirectTargetMissing,
  reraAuthorityMismatch,
  reraExpired,
  reraNumberConflict,
  reversedRange,
  slabOrderOfFees,
  staleAvailability,
  staleDates,
  trendingNameMismatch,
  trendingPlaceMismatch,
  trendingPriceMismatch,
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
  unusedFilterOption,
  unusualAmount,
  unusualValue,
].flat()
