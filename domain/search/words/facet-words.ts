import { spellings } from '../../amount/spellings.ts'
import type { AffordabilityField } from '../../cost/affordability-parameters.ts'
import type { Facet } from '../../listing/facets.ts'
import { phraseFinder, phrasesOf } from './phrase-finder.ts'

/** What people call the values of filters, by the filter; the values as the listing spells them. */
const FACET_WORDS: Readonly<Partial<Record<Facet, Readonly<Record<string, string>>>>> = {
  status: {
    'Ready To move':
      'ready to move,ready to move in,ready to shift,ready,ready possession,ready for possession,immediate possession,rtm,rtmi,move in ready,taiyar,tayar,completed',
    'New Launch':
      'new launch,new launches,newly launched,launch,launched,new project,new projects,pre launch,prelaunch,upcoming,naya project,naye project',
    'Under Construction':
      'under construction,underconstruction,ongoing,in construction,being built,construction',
  },
  furnishing: {
    Furnished: 'furnished,fully furnished,full furnished',
    'Semi-Furnished': 'semi furnished,semifurnished',
    Unfurnished: 'unfurnished,un furnished,not furnished,non furnished,bare shell',
  },
  bedrooms: { Duplex: 'duplex' },
  category: {
    'Residential Apartment':
      'flat,flats,apartment,apartments,appartment,appartments,apt,apts,residential apartment,residential apartments,society flat,highrise,high rise',
    'Independent House/Villa':
      'kothi,kothis,kothiyan,villa,villas,house,houses,independent house,independent houses,independent villa,bungalow,bungalows,bangla,row house,row houses,haveli',
    'Farm House': 'farm house,farm houses,farmhouse,farmhouses',
    'Studio Apartment':
      'studio,studios,studio apartment,studio apartments,studio flat,studio flats,1 rk,one rk',
    'Luxury Independent Floors':
      'independent floor,independent floors,builder floor,builder floors,luxury floor,luxury floors,luxury independent floors,floors',
    'Residential Land':
      'plot,plots,land,residential plot,residential plots,residential land,zameen,zamin,jameen,jamin,bhumi,plotting',
  },
}

/** 'ready to move', 'semi furnished', 'flat': each with its filter and that one's value. */
export const facetPhrases = Object.entries(FACET_WORDS).flatMap(([facet, words]) =>
  spellings(words).map(([phrase, value]) => [phrase, [facet as Facet, value]] as const),
)

/** 'makan', 'shop': a kind of property alone. */
export const kindPhrases = spellings({
  residential: 'residential,makan,makaan,ghar,home,homes,residence,rehne ke liye,awas',
  commercial:
    'commercial,shop,shops,dukan,dukaan,dukane,retail,retail shop,retail space,showroom,showrooms,office,offices,office space,office spaces,daftar,daftr,sco,scos,sco plot,sco plots,commercial plot,commercial plots,commercial land,shop cum office,shop cum offices,food court,commercial space,commercial property,commercial shop,commercial office',
})

/** Words before or after an amount that a buyer can spend: each month, or at once. */
export const affordabilityWords = {
  before: phraseFinder<AffordabilityField>(
    spellings({
      emi: 'emi,emi of,max emi,maximum emi,emi budget,monthly emi,monthly,monthly budget',
      cash: 'down payment,down payment of,downpayment,max down payment,cash,own money',
    }),
  ),
  after: phraseFinder<AffordabilityField>(
    spellings({
      emi: 'emi,ki emi,ka emi,a month,per month,every month,monthly,month,pm,p m,mahina,mahine,monthly emi,emi per month,a month emi',
      cash: 'down payment,downpayment,cash,in cash,of my own,of your own,own money',
    }),
  ),
}

/** What follows the number of bedrooms. */
export const bedroomWords = phrasesOf(
  'bhk,bhks,b h k,bk,bedroom,bedrooms,bed room,bed rooms,bed,beds,br,kamra,kamre,kamron,kamare,room,rooms',
)

/** Words that join what is asked for and ask for nothing themselves. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a an the in at on of for with and or near nearby around by from to me i we my our need want wants looking look show find search get buy buying purchase sale sell ' +
    'property properties project projects please best top good cheap low rate rates list what how much kitne kitna kitni kya any is are there which that budget price priced cost costing size area sized bhk sqft ' +
    'mujhe hame humko hum mein main mai ka ki ke ko se par pe wala wale wali chahiye chaiye hai hain kharidna lena kharidne sasta saste liye paas pass aas location option options available unit units type ' +
    '- + ₹ < >'
  ).split(' '),
)
