/** The units areas are written in, and rates charged by; a gaj is a square yard. */
export type AreaUnit = 'sqft' | 'sqyd' | 'sqm' | 'acre' | 'hectare' | 'cent' | 'guntha' | 'ground'

/** How each unit is written: a space may be missing, and 'sq' may have a full stop. */
export const AREA_SPELLINGS: Readonly<Record<AreaUnit, string>> = {
  sqft: 'sq ft,sq fts,sq feet,sq feets,sq foot,square feet,square feets,square foot,square ft,s ft,sqf,ft2,वर्ग फुट,वर्ग फीट,स्क्वायर फीट,स्क्वायर फुट,चौ फुट,चौ फूट,चौरस फुट,चौरस फूट',
  sqyd: 'sq yard,sq yards,sq yd,sq yds,sq yrd,sq yrds,square yard,square yards,square yd,square yds,gaj,gaz,gajj,yd2,गज,वर्ग गज',
  sqm: 'sq metre,sq metres,sq meter,sq meters,sq mtr,sq mtrs,sq mt,sq mts,sq m,square metre,square metres,square meter,square meters,square mtr,square mtrs,m2,वर्ग मीटर',
  acre: 'acre,acres,ekad,ekar,एकड़',
  hectare: 'hectare,hectares,हेक्टेयर',
  cent: 'cent,cents',
  guntha: 'guntha,gunthas,gunta,guntas',
  ground: 'ground,grounds',
}

/** Units whose size differs from state to state, so that nothing can be worked out from them. */
export const LOCAL_AREA_UNITS =
  'marla,marlas,kanal,kanals,bigha,bighas,biswa,biswas,biswansi,katha,kattha,kathas,cottah,cottahs,मरला,कनाल,बीघा,बिस्वा,कट्ठा'

/** How 100 crore, crore, lakh and thousand, as powers of ten, are written behind a number. */
export const MAGNITUDE_SPELLINGS: Readonly<Record<3 | 5 | 7 | 9, string>> = {
  9: 'arab,अरब',
  7: 'cr,crs,crore,crores,karod,karor,croar,krore,करोड़,कोटी,કરોડ,কোটি,ਕਰੋੜ,கோடி,కోటి,ಕೋಟಿ,കോടി',
  5: 'l,lac,lacs,lack,lacks,lak,laks,lakh,lakhs,lk,lks,lkh,laakh,लाख,લાખ,লাখ,লক্ষ,ਲੱਖ,லட்சம்,లక్ష,లక్షలు,ಲಕ್ಷ,ലക്ഷം',
  3: 'k,thousand,thousands,hazar,hazaar,hajar,हज़ार',
}

export const CURRENCY_SPELLINGS =
  '₹,rs,inr,rupee,rupees,rupaye,rupay,rupaya,rupiya,rupaiya,रु,रुपये,रुपए,रुपया,रूपये'

/** Every spelling of every value: `{value: 'a, b'}` as pairs. */
export function spellings<T extends string | number>(
  table: Readonly<Record<T, string>>,
): (readonly [spelling: string, value: `${T}`])[] {
  return (Object.entries(table) as [`${T}`, string][]).flatMap(([value, list]) =>
    list.split(',').map((spelling) => [spelling, value] as const),
  )
}
