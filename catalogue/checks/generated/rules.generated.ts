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
import { gaps } from '../rules/gaps.ts'
import { jsonSyntax } from '../rules/json-syntax.ts'
import { kindMismatch } from '../rules/kind-mismatch.ts'
import { missingFile } from '../rules/missing-file.ts'
import { missingImage } from '../rules/missing-image.ts'
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
  areaText,
  claims,
  coordinates,
  developerName,
  developerSlug,
  developerType,
  duplicateKey,
  duplicateProjectId,
  duplicateSlug,
  gaps,
  jsonSyntax,
  kindMismatch,
  missingFile,
  missingImage,
  percentSum,
  placeholderContact,
  priceText,
  redirectLoop,
  redirectShadowed,
  redirectTarget,
  reversedRange,
  schema,
  slabOrder,
  staleCharges,
  trendingName,
  trendingPrice,
  unknownAmenity,
  unknownDeveloper,
  unknownLocationKey,
  unknownProjectId,
  unreadableImage,
  unusableId,
  unusualValue,
].flat() as Rule[]
