/** Written by scripts/generate.mjs from the files of rules/. */
import type { Rule } from './rule.ts'
import { areaText } from './rules/area-text.ts'
import { developerSlug } from './rules/developer-slug.ts'
import { duplicateKey } from './rules/duplicate-key.ts'
import { duplicateProjectId } from './rules/duplicate-project-id.ts'
import { jsonSyntax } from './rules/json-syntax.ts'
import { missingFile } from './rules/missing-file.ts'
import { missingImage } from './rules/missing-image.ts'
import { noAmenities } from './rules/no-amenities.ts'
import { noFloorPlan } from './rules/no-floor-plan.ts'
import { noLocation } from './rules/no-location.ts'
import { noPaymentPlan } from './rules/no-payment-plan.ts'
import { noPrice } from './rules/no-price.ts'
import { noReraNumber } from './rules/no-rera-number.ts'
import { percentSum } from './rules/percent-sum.ts'
import { placeholderContact } from './rules/placeholder-contact.ts'
import { priceText } from './rules/price-text.ts'
import { schema } from './rules/schema.ts'
import { staleCharges } from './rules/stale-charges.ts'
import { unknownAmenity } from './rules/unknown-amenity.ts'
import { unknownDeveloper } from './rules/unknown-developer.ts'
import { unknownLocationKey } from './rules/unknown-location-key.ts'
import { unknownProjectId } from './rules/unknown-project-id.ts'
import { unreadableImage } from './rules/unreadable-image.ts'

/** Every rule; each knows the details of its own findings only. */
export const rules: readonly Rule[] = [
  areaText as Rule,
  developerSlug as Rule,
  duplicateKey as Rule,
  duplicateProjectId as Rule,
  jsonSyntax as Rule,
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
  schema as Rule,
  staleCharges as Rule,
  unknownAmenity as Rule,
  unknownDeveloper as Rule,
  unknownLocationKey as Rule,
  unknownProjectId as Rule,
  unreadableImage as Rule,
]
