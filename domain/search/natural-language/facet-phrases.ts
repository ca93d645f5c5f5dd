import { phraseFinder, phrasesOf } from '../../amount/phrase-finder.ts'
import { spellings } from '../../amount/unit-spellings.ts'
import type { AffordabilityField } from '../../cost/affordability-fields.ts'
import type { FacetName } from '../../listing/facets.ts'
import { limitPhrases, LIMITS_BEFORE, LIMITS_BEHIND, type Limit } from './limit-words.ts'
import { wordSet } from './query-tokens.ts'

/** What people call the values of filters, by the filter; the values as the listing spells them. */
const FACET_WORDS: Readonly<Partial<Record<FacetName, Readonly<Record<string, string>>>>> = {
  status: {
    'Ready To move':
      'ready to move,ready to move in,ready to shift,ready,ready possession,ready for possession,immediate possession,rtm,rtmi,move in ready,taiyar,tayar,completed,delivered,oc received,possession given,ready to occupy,तैयार,रेडी',
    'New Launch':
      'new launch,new launches,newly launched,launch,launched,new project,new projects,pre launch,prelaunch,upcoming,naya project,naye project,नया प्रोजेक्ट,नई परियोजना',
    'Under Construction':
      'under construction,underconstruction,ongoing,in construction,being built,construction,nearing completion,under development',
  },
  furnishing: {
    Furnished: 'furnished,fully furnished,full furnished',
    'Semi-Furnished': 'semi furnished,semifurnished',
    Unfurnished: 'unfurnished,un furnished,not furnished,non furnished,bare shell',
  },
  bedrooms: { Duplex: 'duplex,डुप्लेक्स' },
  category: {
    'Residential Apartment':
      'flat,flats,apartment,apartments,appartment,appartments,apt,apts,residential apartment,residential apartments,society flat,highrise,high rise,फ्लैट,फ्लैट्स,अपार्टमेंट',
    'Independent House/Villa':
      'kothi,kothis,kothiyan,villa,villas,house,houses,independent house,independent houses,independent villa,bungalow,bungalows,bangla,row house,row houses,haveli,कोठी,विला,बंगला,बंगले,हवेली',
    'Farm House': 'farm house,farm houses,farmhouse,farmhouses,फार्म हाउस,फार्महाउस',
    'Studio Apartment':
      'studio,studios,studio apartment,studio apartments,studio flat,studio flats,1 rk,one rk,स्टूडियो',
    'Luxury Independent Floors':
      'independent floor,independent floors,builder floor,builder floors,luxury floor,luxury floors,luxury independent floors,floors,बिल्डर फ्लोर',
    'Residential Land':
      'plot,plots,land,residential plot,residential plots,residential land,zameen,zamin,jameen,jamin,bhumi,plotting,प्लॉट,प्लाट,जमीन,भूमि',
  },
}

/** Phrases that name a value of a filter: 'ready to move', 'semi furnished', 'flat'. */
export const facetPhrases = Object.entries(FACET_WORDS).flatMap(([facet, phrases]) =>
  spellings(phrases).map(([phrase, value]) => [phrase, [facet as FacetName, value]] as const),
)

/** Words that name only a kind of property: 'makan', 'shop'. */
export const kindPhrases = spellings({
  residential:
    'residential,makan,makaan,ghar,home,homes,residence,rehne ke liye,awas,मकान,घर,आवास,आवासीय',
  commercial:
    'commercial,shop,shops,dukan,dukaan,dukane,retail,retail shop,retail space,showroom,showrooms,office,offices,office space,office spaces,daftar,daftr,sco,scos,sco plot,sco plots,commercial plot,commercial plots,commercial land,shop cum office,shop cum offices,food court,commercial space,commercial property,commercial shop,commercial office,दुकान,दुकानें,दूकान,ऑफिस,आफिस,दफ्तर,कार्यालय,शोरूम,कमर्शियल,व्यावसायिक',
})

/** Phrases with a word for a kind of property that name something else. */
export const NO_KINDS =
  'club house,guest house,sample flat,show flat,sales office,site office,head office,post office'

/** The words of these phrases that are long enough to be near no other word by chance. */
export const filterWords: readonly string[] = [...facetPhrases, ...kindPhrases]
  .flatMap(([phrase]) => phrase.split(' '))
  .filter(({ length }) => length > 4)

/** Words that filter nothing, and say all the same that a home or a shop is searched for. */
export const PROPERTY_WORDS = wordSet(
  'property properties project projects unit units housing luxury luxurious premium affordable spacious big large small new old resale possession penthouse penthouses ' +
    'society township community gated terrace garden lawn pool swimming park corner sea lake river hill view facing road metro station school market mall airport highway ' +
    'servant study furnished vastu rera approved registered',
)

/** Words before or after an amount that a buyer can spend: each month, or at once. */
export const affordabilityWords = {
  before: phraseFinder<AffordabilityField>(
    spellings({
      emi: 'emi,emi of,max emi,maximum emi,emi budget,monthly emi,monthly,monthly budget,installment,installment of,instalment,instalment of,kist,ईएमआई,ई एम आई,किस्त,मासिक किस्त,मासिक',
      cash: 'down payment,down payment of,downpayment,downpayment of,max down payment,dp,cash,own,own money,own cash,डाउन पेमेंट,डाउनपेमेंट,नकद,कैश',
    }),
  ),
  after: phraseFinder<AffordabilityField>(
    spellings({
      emi: 'emi,ki emi,ka emi,a month,per month,every month,monthly,month,pm,p m,mahina,mahine,har mahine,ki kist,kist,monthly emi,emi per month,a month emi,installment,instalment,मासिक,ईएमआई,की ईएमआई,ई एम आई,किस्त,की किस्त,महीना,महीने,हर महीने,प्रति माह',
      cash: 'down payment,downpayment,ka down payment,dp,cash,in cash,upfront,savings,of my own,of your own,own money,own cash,own funds,own fund,डाउन पेमेंट,का डाउन पेमेंट,डाउनपेमेंट,नकद,कैश',
    }),
  ),
}

export const bedroomWords = phrasesOf(
  'bhk,bhks,b h k,bk,bedroom,bedrooms,bed room,bed rooms,bed,beds,bd,br,kamra,kamre,kamron,kamare,room,rooms,बीएचके,बी एच के,बेडरूम,कमरा,कमरे,कमरों',
)

/** The limit that words set to a number of bedrooms; from one to another is one, too. */
export type RoomLimit = Limit | 'between'

export const roomLimits = {
  before: phraseFinder<RoomLimit>(limitPhrases({ ...LIMITS_BEFORE, between: ['between', 'from'] })),
  after: phraseFinder<RoomLimit>(limitPhrases(LIMITS_BEHIND)),
}
