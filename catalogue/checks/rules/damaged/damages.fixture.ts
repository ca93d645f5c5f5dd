import type { Damage } from './edits.fixture.ts'
import { brandDamages } from './brand.fixture.ts'
import { chargeDamages } from './charges.fixture.ts'
import { cityDamages } from './cities.fixture.ts'
import { dateDamages } from './dates.fixture.ts'
import { documentDamages } from './documents.fixture.ts'
import { editingDamages } from './editing.fixture.ts'
import { filmDamages } from './films.fixture.ts'
import { mapDamages } from './map.fixture.ts'
import { onePlaceDamages } from './one-place.fixture.ts'
import { pastedDamages } from './pasted.fixture.ts'
import { readingDamages } from './reading.fixture.ts'
import { redirectDamages } from './redirects.fixture.ts'
import { referenceDamages } from './references.fixture.ts'
import { slipDamages } from './slips.fixture.ts'
import { schemaDamages } from './schema.fixture.ts'
import { registrationDamages } from './registrations.fixture.ts'
import { teamDamages } from './team.fixture.ts'
import { valueDamages } from './values.fixture.ts'

/** Every mistake that the tests make on purpose in a copy of the sample data. */
export const damages: readonly Damage[] = [
  ...readingDamages,
  ...schemaDamages,
  ...referenceDamages,
  ...valueDamages,
  ...cityDamages,
  ...brandDamages,
  ...registrationDamages,
  ...chargeDamages,
  ...documentDamages,
  ...filmDamages,
  ...mapDamages,
  ...editingDamages,
  ...redirectDamages,
  ...onePlaceDamages,
  ...pastedDamages,
  ...slipDamages,
  ...dateDamages,
  ...teamDamages,
]
