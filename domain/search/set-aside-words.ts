const wordSet = (...lists: string[]): ReadonlySet<string> => new Set(lists.join(' ').split(' '))

const JOINING =
  'a an the new in at on of for with and or but near nearby behind opposite beside around by from to me i we my our need want wants looking look show find something anything have spend afford worth search get buy buying purchase sale sell ' +
  'property properties project projects please best top good cheap low rate rates list what how much kitne kitna kitni kya any is are there which that budget price priced cost costing size area sized bhk sqft ' +
  'am negotiable urgent urgently cheapest mera mere meri hamara hamare hamari milega milegi mujhe hame humko hum mein main mai ka ki ke ko se par pe wala wale wali chahiye chaiye hai hain kharidna lena kharidne sasta saste liye paas pass aas saath location option options available unit units type ' +
  'स से तक में मे का की के को पर और या वाला वाली वाले चाहिए मेरा मेरे मेरी मुझे हमें है हैं लिए पास सस्ता सस्ते खरीदना खरीदने लेना बजट कीमत रुपये ' +
  'only sirf just exactly na ho hona - / + ₹ < > ≤ ≥ % ya aur'

/** What visitors ask about any project: its price, place and papers, how to see it, whom to ask. */
const ABOUT_ANY_PROJECT =
  'about detail details info information overview review reviews rating ratings feedback complaint complaints news latest update updates status availability inventory resale ' +
  'prices pricing pricelist costs amount sizes areas locations located place address map direction directions route distance locality ' +
  'contact number numbers phone mobile call whatsapp email enquiry inquiry builder developer developers website site official ' +
  'possession handover completion date launch progress rera registration registered approved approval licence license documents papers ' +
  'floor plan plans floorplan layout master masterplan brochure pdf download photo photos picture pictures pic pics image images gallery video videos walkthrough tour virtual visit ' +
  'emi calculator payment schedule instalment instalments installment installments booking book offer offers scheme amenity amenities facility facilities feature features specification specifications specs configuration configurations faq faqs ' +
  'not no but who when where why can will should would was it its this all give tell see vs kab kahan kaha kaise kaisa batao bataiye dikhao bare baare ' +
  'कब कहां कहाँ कितना कितने बारे दाम भाव रेट पता नक्शा फोटो तस्वीर जानकारी नंबर प्रोजेक्ट'

/** Words that only join the others of a query, and are never matched beside a filter. */
export const JOINING_WORDS = wordSet(JOINING)

/**
 * Words that name nothing of the data. They are set aside where the other words of a query name
 * something, unless they are part of a name.
 */
export const SET_ASIDE_WORDS = wordSet(JOINING, ABOUT_ANY_PROJECT)
