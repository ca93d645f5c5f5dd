import { areaText } from './area-text.ts'
import { developerSlug } from './developer-slug.ts'
import { duplicateProjectId } from './duplicate-project-id.ts'
import { missingImage } from './missing-image.ts'
import { noAmenities } from './no-amenities.ts'
import { noFloorPlan } from './no-floor-plan.ts'
import { noLocation } from './no-location.ts'
import { noPaymentPlan } from './no-payment-plan.ts'
import { noPrice } from './no-price.ts'
import { noReraNumber } from './no-rera-number.ts'
import { percentSum } from './percent-sum.ts'
import { placeholderContact } from './placeholder-contact.ts'
import { priceText } from './price-text.ts'
import type { Rule } from './rule.ts'
import { staleCharges } from './stale-charges.ts'
import { unknownAmenity } from './unknown-amenity.ts'
import {
  unknownCompany,
  unknownDeveloper,
  unknownDeveloperAddress,
  unknownDeveloperKey,
} from './unknown-developer.ts'
import { unknownLocationKey } from './unknown-location-key.ts'
import { unknownProjectId } from './unknown-project-id.ts'
import { unreadableImage } from './unreadable-image.ts'

/**
 * Every rule that looks at what records say. `json-syntax`, `duplicate-key`, `schema` and
 * `missing-file` come from reading the files.
 */
export const rules: readonly Rule[] = [
  duplicateProjectId,
  unknownProjectId,
  unknownLocationKey,
  unknownDeveloper,
  unknownDeveloperKey,
  unknownDeveloperAddress,
  unknownCompany,
  developerSlug,
  priceText,
  areaText,
  percentSum,
  unknownAmenity,
  missingImage,
  unreadableImage,
  placeholderContact,
  staleCharges,
  noFloorPlan,
  noPaymentPlan,
  noAmenities,
  noLocation,
  noPrice,
  noReraNumber,
]
