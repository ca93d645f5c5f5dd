/** Written by scripts/generate.mjs from the files of rules/. */
import type { Rule } from '../rule.ts'
import { areaText } from '../rules/area-text.ts'
import { claims } from '../rules/claims.ts'
import { coordinates } from '../rules/coordinates.ts'
import { developerName } from '../rules/developer-name.ts'
import { developerSlug } from '../rules/developer-slug.ts'
import { developerType } from '../rules/developer-type.ts'
import { duplicateKey } from '../rules/duplicate-key.ts'
import { duplicateProjectId } from '../rules/duplicate-project-id.ts'
import { duplicateSlug } from '../rules/duplicate-slug.ts'
import { jsonSyntax } from '../rules/json-syntax.ts'
import { kindMismatch } from '../rules/kind-mismatch.ts'
import { missingFile } from '../rules/missing-file.ts'
import { missingImage } from '../rules/missing-image.ts'
import { noAmenities } from '../rules/no-amenities.ts'
import { noFloorPlan } from '../rules/no-floor-plan.ts'
import { noLocation } from '../rules/no-location.ts'
import { noPaymentPlan } from '../rules/no-payment-plan.ts'
import { noPrice } from '../rules/no-price.ts'
import { noReraNumber } from '../rules/no-rera-number.ts'
import { percentSum } from '../rules/percent-sum.ts'
import { placeholderContact } from '../rules/placeholder-contact.ts'
import { priceText } from '../rules/price-text.ts'
import { redirectLoop } from '../rules/redirect-loop.ts'
import { redirectShadowed } from '../rules/redirect-shadowed.ts'
import { redirectTarget } from '../rules/redirect-target.ts'
import { reversedRange } from '../rules/reversed-range.ts'
import { schema } from '../rules/schema.ts'
import { slabOrder } from '../rules/slab-order.ts'
import { staleCharges } from '../rules/stale-charges.ts'
import { trendingName } from '../rules/trending-name.ts'
import { trendingPrice } from '../rules/trending-price.ts'
import { unknownAmenity } from '../rules/unknown-amenity.ts'
import { unknownDeveloper } from '../rules/unknown-developer.ts'
import { unknownLocationKey } from '../rules/unknown-location-key.ts'
import { unknownProjectId } from '../rules/unknown-project-id.ts'
import { unreadableImage } from '../rules/unreadable-image.ts'
import { unusableId } from '../rules/unusable-id.ts'
import { unusualValue } from '../rules/unusual-value.ts'

/** Every rule; each knows the details of its own findings only. */
export const rules: readonly Rule[] = [
  areaText as Rule,
  claims as Rule,
  coordinates as Rule,
  developerName as Rule,
  developerSlug as Rule,
  developerType as Rule,
  duplicateKey as Rule,
  duplicateProjectId as Rule,
  duplicateSlug as Rule,
  jsonSyntax as Rule,
  kindMismatch as Rule,
  missingFile as Rule,
  missingImage as Rule,
  noAmenities as Rule,
  noFloorPlan as Rule,
  noLocation as Rule,
  noPaymentPlan as Rule,
  noPrice as Rule,
  noReraNumber as Rule,
  percentSum as Rule,
  placeholderContact as Rule,
  priceText as Rule,
  redirectLoop as Rule,
  redirectShadowed as Rule,
  redirectTarget as Rule,
  reversedRange as Rule,
  schema as Rule,
  slabOrder as Rule,
  staleCharges as Rule,
  trendingName as Rule,
  trendingPrice as Rule,
  unknownAmenity as Rule,
  unknownDeveloper as Rule,
  unknownLocationKey as Rule,
  unknownProjectId as Rule,
  unreadableImage as Rule,
  unusableId as Rule,
  unusualValue as Rule,
]
