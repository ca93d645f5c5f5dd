/** The units areas are written in, and rates charged by; a gaj is a square yard. */
export type AreaUnit = 'sqft' | 'sqyd' | 'sqm' | 'acre'

/** How each unit is written: a space may be missing, and 'sq' may have a full stop. */
export const AREA_SPELLINGS: Readonly<Record<AreaUnit, string>> = {
  sqft: 'sq ft,sq feet,sq feets,sq foot,square feet,square foot,square ft,sft,ft2,ft²',
  sqyd: 'sq yard,sq yards,sq yd,sq yds,sq yrd,sq yrds,square yard,square yards,square yd,square yds,gaj,yd2,yd²',
  sqm: 'sq metre,sq metres,sq meter,sq meters,sq mtr,sq mtrs,sq mt,sq mts,sq m,square metre,square metres,square meter,square meters,m2,m²',
  acre: 'acre,acres',
}

/** How crore, lakh and thousand, as powers of ten, are written behind a sum. */
export const MAGNITUDE_SPELLINGS: Readonly<Record<3 | 5 | 7, string>> = {
  7: 'cr,crs,crore,crores',
  5: 'l,lac,lacs,lakh,lakhs',
  3: 'k',
}

/** Every spelling of every value: `{value: 'a, b'}` as pairs. */
export function spellings<T extends string | number>(
  table: Readonly<Record<T, string>>,
): (readonly [spelling: string, value: `${T}`])[] {
  return (Object.entries(table) as [`${T}`, string][]).flatMap(([value, list]) =>
    list.split(',').map((spelling) => [spelling, value] as const),
  )
}
