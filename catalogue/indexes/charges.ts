import type { Loaded } from '../../domain/value/loaded.ts'
import type { Charges } from '../../schemas/generated/data.generated.ts'
import { dataFiles } from '../data-files.ts'
import type { LoadedFiles } from '../load/loaded-files.ts'

/** The charges as a whole: with one part left out for its faults, a sum would be wrong in silence. */
export function loadedCharges({ charges }: LoadedFiles): Loaded<Charges> {
  const found: Partial<Charges> | undefined = charges
  const isWhole = found?.verifiedOn && found.states && found.gst && found.tds
  return charges && isWhole
    ? { ok: true, data: charges }
    : { ok: false, message: dataFiles.charges.failure }
}
