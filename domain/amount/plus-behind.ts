import { AREA_SPELLINGS, MAGNITUDE_SPELLINGS } from './unit-spellings.ts'

const UNITS = [MAGNITUDE_SPELLINGS, AREA_SPELLINGS, { spoken: 'feet,ft,yards,yard,yd' }]
  .flatMap((table) => Object.values(table).join().split(','))
  .map((unit) => unit.replaceAll(' ', String.raw`[\s.-]*`))
const PLUS_BEFORE_UNIT = new RegExp(
  String.raw`(?<=\p{N})\s*\+\s*(${UNITS.join('|')})(?![\p{L}\p{M}])`,
  'giu',
)

/** A text with its pluses behind the units: '95+ lacs' is '95 lacs+'. */
export const withPlusBehind = (text: string): string => text.replace(PLUS_BEFORE_UNIT, ' $1+')
