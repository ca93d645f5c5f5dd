// Written by scripts/generate.mjs from schemas/. Change a schema, not this file.
// The agency's data as its editors keep it; the catalogue resolves its quirks.
/**
 * The shape of every data file, by its name without .json.
 */
export interface DataFiles {
  /**
   * The pictures beside the amenities and the specifications. Each key is the id (or custom id) of a project.
   */
  readonly amenitiesImages: {
    /**
     * The pictures in the order they are shown.
     */
    readonly [k: string]: readonly AmenityImage[]
  }
  /**
   * The words shown for the keys that projectAmenities.json and projectSpecifications.json use.
   */
  readonly amenityCatalogue: {
    readonly [k: string]: CatalogueAmenity
  }
  /**
   * The departments of the careers page and their open positions, in this order.
   */
  readonly careers: readonly CareerDepartment[]
  readonly charges: Charges
  /**
   * The commercial projects, grouped by developer. A developer with an empty list is shown as 'Coming Soon'.
   */
  readonly commercialProjects: {
    /**
     * The key is the developer's name in small letters with hyphens for spaces, for example aravalli-crest.
     */
    readonly [k: string]: readonly ProjectRecord[]
  }
  /**
   * Short company facts for the 'About Developer' section of project pages.
   */
  readonly companyData: readonly Company[]
  /**
   * How far the building is. Each key is the id (or custom id) of a project.
   */
  readonly constructionUpdates: {
    /**
     * One entry for each day on which something was reported, in any order: pages show the newest first.
     */
    readonly [k: string]: readonly ConstructionUpdate[]
  }
  /**
   * The tiles of 'Everything you Need at One Place' on the home page, in this order.
   */
  readonly everythingContainer: readonly ServiceTile[]
  /**
   * The floor plans, one entry a project.
   */
  readonly floorPlan: readonly FloorPlan[]
  /**
   * The questions on the home page, in this order.
   */
  readonly globalFaqs: readonly Faq[]
  /**
   * The developers on the home page, on the listings by type and in the directory, in this order.
   */
  readonly leadingRealEstateDevelopers: readonly LeadingDeveloper[]
  /**
   * Maps and nearby places. Each key is the id (or custom id) of a project, or a locality's name in small letters with hyphens.
   */
  readonly locationData: {
    readonly [k: string]: LocationRecord
  }
  /**
   * The payment plans. Each key is the id (or custom id) of a project.
   */
  readonly paymentPlan: {
    /**
     * The plans a buyer may choose from, in the order of their buttons.
     */
    readonly [k: string]: readonly PaymentPlan[]
  }
  /**
   * The amenities of every project. Each key is the id (or custom id) of a project.
   */
  readonly projectAmenities: {
    /**
     * Keys of amenityCatalogue.json, in the order they are shown.
     *
     * Items: A key of amenityCatalogue.json.
     */
    readonly [k: string]: readonly string[]
  }
  /**
   * The specifications of every project. Each key is the id (or custom id) of a project.
   */
  readonly projectSpecifications: {
    /**
     * Keys of amenityCatalogue.json, in the order they are shown.
     *
     * Items: A key of amenityCatalogue.json.
     */
    readonly [k: string]: readonly string[]
  }
  /**
   * Addresses that pages had before and where they lead now. The commands rename and remove write them; the file may be missing.
   */
  readonly redirects: readonly RedirectRecord[]
  /**
   * The residential projects, grouped by developer. A developer with an empty list is shown as 'Coming Soon'.
   */
  readonly residentialProjects: {
    /**
     * The key is the developer's name in small letters with hyphens for spaces, for example aravalli-crest.
     */
    readonly [k: string]: readonly ProjectRecord[]
  }
  /**
   * The text of the service pages. Each key is the id of a tile in everythingContainer.json.
   */
  readonly services: {
    readonly [k: string]: Service
  }
  readonly site: Site
  /**
   * The site plans. Each key is the id (or custom id) of a project.
   */
  readonly sitePlanData: {
    readonly [k: string]: SitePlan
  }
  /**
   * The advisers who answer enquiries. An enquiry is for the adviser who names its project, else its developer, else its city, else for one who names none of the three; several of them take turns.
   */
  readonly team: readonly Adviser[]
  /**
   * What clients say, in the order of the carousel.
   */
  readonly testimonials: readonly Testimonial[]
  /**
   * The pictures of the Top Localities grid on the home page, in this order.
   */
  readonly topLocalities: readonly TopLocality[]
  /**
   * The cards of the Trending Projects carousel and page, in this order.
   */
  readonly trendingProjects: readonly TrendingProject[]
}
/**
 * One picture with its caption.
 */
export interface AmenityImage {
  /**
   * A picture's path inside data/images.
   */
  readonly image: string
  /**
   * What the picture shows, in a few words.
   */
  readonly title: string
  /**
   * One sentence under the caption.
   */
  readonly description?: string
}
/**
 * One amenity or specification. Its key is in small letters with underscores, for example swimming_pool.
 */
export interface CatalogueAmenity {
  /**
   * The words under the icon.
   */
  readonly label: string
  /**
   * The heading it belongs under.
   */
  readonly group?: string
}
/**
 * One department.
 */
export interface CareerDepartment {
  /**
   * The department's name in small letters with hyphens.
   */
  readonly id: string | number
  /**
   * The department's name.
   */
  readonly name: string
  /**
   * The open positions of the department.
   */
  readonly positions: readonly CareerPosition[]
}
/**
 * One open position.
 */
export interface CareerPosition {
  /**
   * The position's title.
   */
  readonly title: string
  /**
   * Where the work is done.
   */
  readonly location?: string
  /**
   * Full-time, part-time, internship and so on.
   */
  readonly type?: string
  /**
   * One or two sentences about the work.
   */
  readonly summary?: string
  /**
   * What the person will do, one short line each.
   */
  readonly responsibilities?: readonly string[]
}
/**
 * What a buyer pays on top of the price: GST, stamp duty and registration by state, and the tax a buyer deducts. The site shows every figure with its source and the day it was confirmed.
 */
export interface Charges {
  /**
   * The day somebody last compared GST and tax deducted with the law. After 180 days the check warns.
   */
  readonly verifiedOn: string
  /**
   * What each state charges for registering a sale. A project's city decides which one counts; a city in none of them gets price and GST only.
   */
  readonly states: readonly StateCharges[]
  readonly gst: GstRates
  readonly tds: TdsRule
}
/**
 * Stamp duty and registration in one state.
 */
export interface StateCharges {
  /**
   * The state's name in small letters with hyphens.
   */
  readonly id: string | number
  /**
   * The state's name as visitors read it.
   */
  readonly name: string
  /**
   * The cities of this state, by the slug that site.json gives them.
   *
   * Items: A city's name in small letters with hyphens, as site.json gives it.
   */
  readonly cities: readonly string[]
  readonly stampDuty: StampDutyRates
  readonly surcharge?: SurchargeRule
  readonly registration: RegistrationFee
  /**
   * Sentences shown below the figures: limits, exceptions, what the rate already holds.
   */
  readonly notes?: readonly string[]
  /**
   * Where the figures come from, as visitors read it.
   */
  readonly source: string
  /**
   * The day somebody last compared these figures with their source. After 180 days the check warns.
   */
  readonly verifiedOn: string
}
/**
 * Per cent of the price by who buys.
 */
export interface StampDutyRates {
  /**
   * One buyer, a man.
   */
  readonly man: number
  /**
   * One buyer, a woman.
   */
  readonly woman: number
  /**
   * A man and a woman together.
   */
  readonly joint: number
}
/**
 * Added to the stamp duty where the price is above a limit.
 */
export interface SurchargeRule {
  /**
   * The price in rupees above which it is charged.
   */
  readonly above: number
  /**
   * Per cent of the whole price.
   */
  readonly percent: number
}
/**
 * A percentage of the price (with or without a highest sum), or sums by the price.
 */
export interface RegistrationFee {
  /**
   * Per cent of the price.
   */
  readonly percent?: number
  /**
   * The highest fee in rupees. Leave it out where there is none.
   */
  readonly max?: number
  /**
   * Sums by the price, lowest first. The first slab whose "upTo" is not below the price counts; the last one has no "upTo".
   *
   * @minItems 1
   */
  readonly slabs?: readonly [RegistrationSlab, ...(readonly RegistrationSlab[])]
}
/**
 * The fee for prices up to a limit.
 */
export interface RegistrationSlab {
  /**
   * The highest price in rupees this fee is for. Leave it out in the last slab.
   */
  readonly upTo?: number
  /**
   * The fee in rupees.
   */
  readonly fee: number
}
/**
 * Rates in per cent of the price.
 */
export interface GstRates {
  /**
   * Homes under construction.
   */
  readonly residential: number
  readonly affordable?: AffordableRate
  /**
   * Offices, shops and SCO under construction.
   */
  readonly commercial: number
  /**
   * Properties that are ready to move in, and land.
   */
  readonly readyOrLand: number
}
/**
 * A home counts as affordable where its price and its carpet area are both within the limits.
 */
export interface AffordableRate {
  /**
   * Per cent of the price.
   */
  readonly percent: number
  /**
   * In rupees.
   */
  readonly maxPrice: number
  /**
   * In square metres. Counts only where the floor plan's area says that it is the carpet area.
   */
  readonly maxCarpetSqm: number
}
/**
 * Paid by the buyer out of the price, not on top of it.
 */
export interface TdsRule {
  /**
   * The price in rupees above which it is deducted.
   */
  readonly above: number
  /**
   * Per cent of the price.
   */
  readonly percent: number
}
/**
 * One project of a developer. It needs a name and an id or custom id; the site fills in a polite default for anything else that is left out.
 */
export interface ProjectRecord {
  /**
   * The project's id. Floor plans, payment plans, amenities, location and site plan refer to it, and it ends the project's web address. Never use the same one twice.
   */
  readonly id?: string | number
  /**
   * The id from the agency's own register, for a project that has no id of the other kind.
   */
  readonly custom_id?: string | number
  /**
   * The project's name as buyers know it.
   */
  readonly name: string
  /**
   * The last part of the web address other pages may link to: small letters, digits and hyphens.
   */
  readonly slug?: string
  /**
   * The project's logo: a path inside data/images.
   */
  readonly logo?: string
  /**
   * The developer's name, as in the list of leading developers.
   */
  readonly developer?: string
  /**
   * A price as buyers read it: a figure, a range, 'onwards', a rate or 'Price on Request'. Amounts are in L (lakh) or Cr (crore).
   */
  readonly price?: string
  /**
   * The lowest price, for a project that gives no range. Used when there is no price.
   */
  readonly starting_price?: string
  /**
   * The configurations on sale, separated by commas or as a list. Leave it out for plots and commercial space.
   */
  readonly bedrooms?: string | readonly string[]
  /**
   * Residential or Commercial.
   */
  readonly propertyType?: 'Residential' | 'Commercial'
  /**
   * The kind of property, which visitors filter by.
   */
  readonly category?: string
  /**
   * How far the building work is. The stage is read from the words: 'Completed' and 'OC received' are ready and carry no GST, 'Pre-launch' is a new launch, 'Nearing completion' counts as under construction.
   */
  readonly projectStatus?: string
  /**
   * Whether it comes furnished. Visitors filter by exactly what is written here, so keep to the same words.
   */
  readonly furnishing?: string
  /**
   * Where the project is, nearest place first and the city last, separated by commas or new lines (\n).
   */
  readonly localities?: string
  /**
   * A size or a range of sizes with its unit: sq. ft., sq. yd., sq. m. or acres.
   */
  readonly area?: string
  /**
   * The lowest and the highest price in crore, as two numbers.
   *
   * @minItems 2
   * @maxItems 2
   */
  readonly budget?: readonly [number, number]
  /**
   * The picture on cards: a path inside data/images.
   */
  readonly image?: string
  /**
   * The pictures in the order they are shown. Each is a path inside data/images.
   *
   * Items: A picture's path inside data/images.
   */
  readonly images?: readonly string[]
  /**
   * Films of the project, each opened by a button on the gallery. Nothing of YouTube or Vimeo is loaded before it is pressed.
   */
  readonly videos?: readonly Video[]
  /**
   * The address of a tour through the project in pictures of all sides, at whichever host shows it. It begins with https://.
   */
  readonly tour?: string
  /**
   * When buyers get the keys.
   */
  readonly possession?: string
  /**
   * The registration number with the state's real-estate authority: the short form of one entry of "rera", whose authority follows from the city.
   */
  readonly reraNumber?: string
  /**
   * All registrations of the project, one a phase or authority. Where it is given, "reraNumber" is not looked at.
   */
  readonly rera?: readonly Registration[]
  /**
   * Only for a project that the law asks no registration for.
   */
  readonly reraExempt?: {
    /**
     * Why the law asks for none, in a few words.
     */
    readonly reason: string
  }
  /**
   * The papers that buyers can see: licence, plans, clearances, title report, agreement, certificates.
   */
  readonly documents?: readonly PaperRecord[]
  /**
   * The legal name of the company that builds and sells the project, as it is registered.
   */
  readonly promoter?: string
  /**
   * The day somebody last compared this record with the developer. After 180 days the check warns; after 360 the page tells visitors.
   */
  readonly verifiedOn?: string
  /**
   * The day the price was last confirmed. After 90 days the check warns; after 180 the page tells visitors.
   */
  readonly priceAsOn?: string
  /**
   * What the developer charges beside the price: parking, club, maintenance, deposits. The cost sheet adds each that is not optional.
   */
  readonly otherCharges?: readonly OtherCharge[]
  /**
   * The day on which the numbers of available units in the floor plan were true. After 30 days the check warns; after 60 pages no longer show them.
   */
  readonly availableOn?: string
  /**
   * One or two sentences, shown in the overview and searched by the search box.
   */
  readonly shortDescription?: string
  /**
   * The whole story. A blank line (\n\n) starts a new paragraph.
   */
  readonly longDescription?: string
  /**
   * A few amenities in words, for cards and the overview. The full list of keys belongs in projectAmenities.json.
   */
  readonly amenities?: readonly string[]
}
/**
 * One film of a project.
 */
export interface Video {
  /**
   * What the film shows, in a few words.
   */
  readonly title: string
  /**
   * The film's address at YouTube or Vimeo, as the browser shows it, or the path of an .mp4 inside data: videos/NAME.mp4.
   */
  readonly url: string
  /**
   * A picture's path inside data/images, shown until the film plays; without one search engines get the first picture of the gallery.
   */
  readonly poster?: string
  /**
   * The path of a WebVTT file inside data, for those who do not hear an .mp4's sound: videos/NAME.vtt. A film at YouTube or Vimeo has its captions there.
   */
  readonly captions?: string
  /**
   * The day on which the film was published; without it search engines may leave the film out of their results.
   */
  readonly uploadedOn?: string
}
/**
 * One registration of a project with a state's real-estate authority.
 */
export interface Registration {
  /**
   * The id of the authority, as in "reraAuthorities" of site.json.
   */
  readonly authority: string | number
  /**
   * The registration number as the authority writes it.
   */
  readonly number: string
  /**
   * The part of the project that it is for, where there are several.
   */
  readonly phase?: string
  /**
   * The last day on which it is valid. The check warns 60 days before, and refuses the data after it.
   */
  readonly validUntil?: string
  /**
   * The registration's own page on the authority's site.
   */
  readonly url?: string
  /**
   * What the authority's own QR code of the project says, where it is not the page's address. At most 300 characters.
   */
  readonly qr?: string
}
/**
 * One paper of a project that visitors can open: a PDF of data/documents, or a page elsewhere.
 */
export interface PaperRecord {
  /**
   * What the paper is: licence, building-plan, environment, fire, title (report), agreement (for sale), occupancy or completion (certificate), or other.
   */
  readonly kind:
    | 'licence'
    | 'building-plan'
    | 'environment'
    | 'fire'
    | 'title'
    | 'agreement'
    | 'occupancy'
    | 'completion'
    | 'other'
  /**
   * What the paper is called.
   */
  readonly title: string
  /**
   * The paper's number, as its authority writes it.
   */
  readonly number?: string
  /**
   * Who issued it.
   */
  readonly authority?: string
  /**
   * The day on which it was issued.
   */
  readonly issuedOn?: string
  /**
   * The last day on which it is valid. The check warns after it.
   */
  readonly validUntil?: string
  /**
   * The path of a PDF inside data, of at most 10 MB: documents/NAME.pdf. Leave it out where there is a web address.
   */
  readonly file?: string
  /**
   * Where the paper is, in place of a file. It begins with https://.
   */
  readonly url?: string
}
/**
 * One charge of the developer beside the price: a sum, or a rate by the square foot.
 */
export interface OtherCharge {
  /**
   * What is charged for, as the developer's price list calls it. No name stands twice.
   */
  readonly name: string
  /**
   * The sum in rupees, or as a price text. Leave it out where the charge is a rate.
   */
  readonly amount?: string | number
  /**
   * Rupees for each square foot of the home. Leave it out where the charge is a sum.
   */
  readonly perSqft?: number
  /**
   * The area that the rate is charged on: carpet, builtUp or superBuiltUp. Without it, the super built-up area counts, else the area given.
   */
  readonly basis?: 'carpet' | 'builtUp' | 'superBuiltUp'
  /**
   * Whether a buyer may do without it. It is shown apart and not added.
   */
  readonly optional?: boolean
  /**
   * Whether it is a deposit that comes back. It is added and marked.
   */
  readonly refundable?: boolean
  /**
   * The GST on this charge in per cent, from 0 to 28. Leave it out where there is none.
   */
  readonly gst?: number
  /**
   * What else a buyer should know of it, in a few words.
   */
  readonly note?: string
}
/**
 * One developer's company.
 */
export interface Company {
  /**
   * The developer's id: its name in small letters with hyphens for spaces.
   */
  readonly id: string | number
  /**
   * The company's name.
   */
  readonly name: string
  /**
   * The company's logo: a path inside data/images.
   */
  readonly image?: string
  /**
   * Where the company has its office.
   */
  readonly location?: string
  /**
   * One or two sentences about the company.
   */
  readonly description?: string
  /**
   * Used in place of the description where there is none.
   */
  readonly about?: string
}
/**
 * What had been built on a day.
 */
export interface ConstructionUpdate {
  /**
   * The day on which it looked like this, written year-month-day.
   */
  readonly date: string
  /**
   * What has been reached, in a few words.
   */
  readonly title: string
  /**
   * One or two sentences about it.
   */
  readonly text?: string
  /**
   * How much of the whole building is done, as a number without the per cent sign.
   */
  readonly percent?: number
  /**
   * The pictures in the order they are shown. Each is a path inside data/images.
   *
   * Items: A picture's path inside data/images.
   */
  readonly images?: readonly string[]
}
/**
 * One tile. With a slug 'Learn More' opens that page; without one it opens the enquiry form.
 */
export interface ServiceTile {
  /**
   * The service's id: the key of its text in services.json.
   */
  readonly id: string | number
  /**
   * The tile's heading.
   */
  readonly name: string
  /**
   * One sentence under the heading.
   */
  readonly description?: string
  /**
   * The page 'Learn More' opens in a new tab. Optional.
   */
  readonly slug?: string
}
/**
 * The floor plans of one project.
 */
export interface FloorPlan {
  /**
   * The id (or custom id) of the project.
   */
  readonly id: string | number
  /**
   * The project's name.
   */
  readonly name?: string
  /**
   * The developer's name.
   */
  readonly developer?: string
  /**
   * One entry a configuration on sale, in the order they are shown.
   */
  readonly floors: readonly Floor[]
}
/**
 * One configuration. It is shown when it has at least one picture.
 */
export interface Floor {
  /**
   * What is on sale.
   */
  readonly configuration: string
  /**
   * A size or a range of sizes with its unit: sq. ft., sq. yd., sq. m. or acres.
   */
  readonly area?: string
  /**
   * The area within the walls, which the law asks for. The price per square foot and the affordable rate of GST go by it.
   */
  readonly carpetArea?: string
  /**
   * The area of balconies and verandas.
   */
  readonly balconyArea?: string
  /**
   * The carpet area with the walls and balconies.
   */
  readonly builtUpArea?: string
  /**
   * The built-up area with a share of stairs, lifts and lobbies.
   */
  readonly superBuiltUpArea?: string
  /**
   * Which way it faces.
   */
  readonly facing?: 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW'
  /**
   * The price before taxes and charges.
   */
  readonly baseSellingPrice?: string
  /**
   * Whether it can still be had: true, or false where it is sold out; or how many units are left, together with the day in the project's 'Units counted on'.
   */
  readonly available?: boolean | number
  /**
   * The drawings of this configuration; several become a slider.
   */
  readonly images?: readonly FloorImage[]
}
/**
 * One drawing.
 */
export interface FloorImage {
  /**
   * The drawing's path inside data/images.
   */
  readonly url: string
}
/**
 * One question and its answer.
 */
export interface Faq {
  /**
   * The question as a visitor would ask it.
   */
  readonly question: string
  /**
   * A short, complete answer.
   */
  readonly answer: string
}
/**
 * One developer. A developer without projects is shown as 'Coming Soon'.
 */
export interface LeadingDeveloper {
  /**
   * The developer's name in small letters with hyphens for spaces: the key of its projects.
   */
  readonly id: string | number
  /**
   * The developer's name as shown.
   */
  readonly name: string
  /**
   * The developer's logo: a path inside data/images.
   */
  readonly image?: string
  /**
   * Where the card leads: /project-details/ and the developer's id, or a full web address, which opens in a new tab.
   */
  readonly url?: string
  /**
   * The wide picture on top of the developer's page. Optional.
   */
  readonly bgImage?: string
  /**
   * The text of the developer's page. A blank line (\n\n) starts a new paragraph.
   */
  readonly description?: string
  /**
   * What the developer builds: residential, commercial, plots, sco. A list, or one text separated by commas. It decides on which listing pages the developer appears.
   */
  readonly type: string | readonly ('residential' | 'commercial' | 'plots' | 'sco')[]
}
/**
 * One place.
 */
export interface LocationRecord {
  /**
   * Maps and views, in the order they are shown. Optional.
   *
   * Items: A picture's path inside data/images.
   */
  readonly images?: readonly string[]
  /**
   * The 'Prime Location Highlights', nearest first.
   */
  readonly nearbyLocations?: readonly NearbyLocation[]
  readonly coordinates?: Coordinates
}
/**
 * One nearby place, how far it is and how long it takes to get there.
 */
export interface NearbyLocation {
  /**
   * The place's name.
   */
  readonly name: string
  /**
   * How long it takes by road.
   */
  readonly time?: string
  /**
   * How far it is by road.
   */
  readonly distance?: string
}
/**
 * Where the place is on the map, in decimal degrees.
 */
export interface Coordinates {
  /**
   * Degrees north of the equator; India lies between 6 and 38.
   */
  readonly lat: number
  /**
   * Degrees east of Greenwich; India lies between 68 and 98.
   */
  readonly lng: number
}
/**
 * One plan and its instalments, which add up to 100 per cent.
 */
export interface PaymentPlan {
  /**
   * The plan's name on its button.
   */
  readonly plan_type_name: string
  /**
   * The instalments in order of payment. Their percentages add up to 100.
   */
  readonly schedule_entries: readonly ScheduleEntry[]
}
/**
 * One instalment.
 */
export interface ScheduleEntry {
  /**
   * 1 for the first instalment, 2 for the second and so on.
   */
  readonly sno?: number
  /**
   * What the instalment is due for.
   */
  readonly particulars: string
  /**
   * When it is due. May be empty, which is shown as a dash.
   */
  readonly time_description?: string
  /**
   * The share of the total price, as a number without the per cent sign.
   */
  readonly installment_percentage: number
}
/**
 * One old address and the page that visitors and search engines are sent to.
 */
export interface RedirectRecord {
  /**
   * The path the page had, from the first slash on, without the site's name.
   */
  readonly from: string
  /**
   * The path of the page to show instead.
   */
  readonly to: string
}
/**
 * The text of one service's page.
 */
export interface Service {
  /**
   * The page's heading.
   */
  readonly name: string
  /**
   * One sentence under the heading.
   */
  readonly summary: string
  /**
   * The text, one entry a paragraph.
   */
  readonly body?: readonly string[]
  /**
   * What the service includes, one short line each.
   */
  readonly points?: readonly string[]
}
/**
 * The agency's own facts: contact details, claims, pictures and the texts of the home and about pages.
 */
export interface Site {
  /**
   * The agency's name.
   */
  readonly name: string
  /**
   * One line under the name.
   */
  readonly tagline?: string
  /**
   * The name under which the agency is registered as a company.
   */
  readonly legalName?: string
  /**
   * The office's postal address on one line.
   */
  readonly address?: string
  /**
   * The phone number visitors call, with the country code.
   */
  readonly phone?: string
  /**
   * The WhatsApp number: country code and number, digits only, no + and no spaces.
   */
  readonly whatsapp?: string
  /**
   * The address visitors write to.
   */
  readonly email?: string
  /**
   * The numbers the agency calls from, so that visitors know them.
   *
   * Items: A number the agency calls from.
   */
  readonly callsFrom?: readonly string[]
  readonly grievanceOfficer?: GrievanceOfficer
  /**
   * The agency's own registrations as a real-estate agent, one an authority.
   */
  readonly agentRegistrations?: readonly AgentRegistration[]
  /**
   * The real-estate authorities of the states the agency works in. Of two of one state the first is taken for projects that give only a number.
   */
  readonly reraAuthorities?: readonly ReraAuthority[]
  readonly visitHours?: VisitHours
  readonly security?: Security
  /**
   * The agency's pages on social networks; the site shows as many as there are. The key is the network's name in small letters.
   */
  readonly social?: {
    /**
     * The full web address of the agency's page.
     */
    readonly [k: string]: string
  }
  readonly coordinates?: Coordinates
  /**
   * One line a group of days.
   */
  readonly openingHours?: readonly OpeningHours[]
  readonly mapTiles?: MapTiles
  /**
   * A picture of the map around the office, for the Contact page.
   */
  readonly map?: string
  readonly brand?: Brand
  /**
   * The agency's logo as it stands on the dark colour; without it the name stands there.
   */
  readonly logo?: string
  /**
   * What the pictures of a folder inside data/images are, where they are no photographs. The key is the folder, ending with a slash.
   */
  readonly pictureKinds?: {
    /**
     * What its pictures are.
     */
    readonly [k: string]: string
  }
  /**
   * The cities that have a page of their own, in the order of the footer. A project belongs to the city that its places name; charges.json names cities by their slug.
   */
  readonly cities?: readonly City[]
  readonly filterOptions?: FilterOptions
  /**
   * The figures of the trust strip.
   */
  readonly stats?: readonly SiteStat[]
  /**
   * The pictures that fade into each other on top of the home page, in this order.
   */
  readonly heroBanners?: readonly HeroBanner[]
  /**
   * The title of each part of the home page and the sentence below it; a part that is not named here has its usual one.
   */
  readonly homeHeadings?: {
    readonly trending?: Heading
    readonly developers?: Heading
    readonly services?: Heading
    readonly edge?: Heading
    readonly testimonials?: Heading
    readonly localities?: Heading
    readonly faqs?: Heading
    readonly closing?: Heading
  }
  readonly privacy?: Privacy
  /**
   * A few sentences about the agency for the footer and the about page.
   */
  readonly aboutText?: string
  /**
   * What you do before you list a project, as the end of a sentence. Without it the sentence ends before.
   */
  readonly selection?: {
    /**
     * The end of “Projects in (your cities), …”.
     */
    readonly home?: string
    /**
     * The end of “Homes, plots, offices and shops …”, which names what your projects are.
     */
    readonly listing?: string
  }
  /**
   * What visitors may expect of you. A part that is not named here is left out.
   */
  readonly promises?: {
    /**
     * The end of “(Your name) helps you buy (what your projects are) in (your cities): …”.
     */
    readonly home?: string
    /**
     * A sentence behind “Tell us what you are looking for.”
     */
    readonly footer?: string
    /**
     * A sentence behind “Call, write or come by.”
     */
    readonly contact?: string
  }
  /**
   * The agency's mission in a sentence.
   */
  readonly mission?: string
  /**
   * The agency's vision in a sentence.
   */
  readonly vision?: string
  /**
   * The values on the about page.
   */
  readonly coreValues?: readonly TitledText[]
  /**
   * The services on the about page.
   */
  readonly services?: readonly TitledText[]
  /**
   * The reasons to choose the agency, on the about page.
   */
  readonly reasons?: readonly TitledText[]
  /**
   * The cards of the 'Edge' section on the home page.
   */
  readonly valueCards?: readonly TitledText[]
}
/**
 * A person and how to reach them.
 */
export interface GrievanceOfficer {
  /**
   * The person's name.
   */
  readonly name: string
  /**
   * Where to write.
   */
  readonly email: string
  /**
   * Where to call.
   */
  readonly phone: string
  /**
   * When the person can be reached.
   */
  readonly hours?: string
}
/**
 * A registration of the agency as a real-estate agent.
 */
export interface AgentRegistration {
  /**
   * The id of the authority, as in "reraAuthorities".
   */
  readonly authority: string | number
  /**
   * The registration number as the authority writes it.
   */
  readonly number: string
  /**
   * The last day on which it is valid. The check warns 60 days before.
   */
  readonly validUntil?: string
}
/**
 * A real-estate regulatory authority.
 */
export interface ReraAuthority {
  /**
   * A short name that projects refer to.
   */
  readonly id: string | number
  /**
   * Its name as buyers know it.
   */
  readonly name: string
  /**
   * The ids of the states in charges.json that it is in charge of.
   *
   * Items: The id of a state in charges.json.
   */
  readonly states: readonly (string | number)[]
  /**
   * Its site, where anybody can look a registration up.
   */
  readonly url: string
}
/**
 * On which days and at what times visitors may come.
 */
export interface VisitHours {
  /**
   * The days of the week on which visitors may come.
   *
   * @minItems 1
   *
   * Items: A day of the week: its first three letters.
   */
  readonly days: readonly [
    'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun',
    ...(readonly ('mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun')[]),
  ]
  /**
   * The times at which a visit can begin, India's time; a visit takes an hour.
   *
   * @minItems 1
   *
   * Items: A time of the day, two digits each.
   */
  readonly slots: readonly [string, ...(readonly string[])]
  /**
   * How many days ahead the first day is: 0 is today. 1 unless said.
   */
  readonly from?: number
  /**
   * How many days ahead the last day is. 21 unless said.
   */
  readonly until?: number
  /**
   * Days on which nobody can come all the same.
   *
   * Items: A day on which nobody can come.
   */
  readonly closed?: readonly string[]
}
/**
 * Where to report them, and how long this holds.
 */
export interface Security {
  /**
   * An address of a page, or of a mailbox beginning with mailto:.
   */
  readonly contact: string
  /**
   * When this has to be confirmed anew, as a date and time.
   */
  readonly expires: string
}
/**
 * One group of days and its hours.
 */
export interface OpeningHours {
  /**
   * The days.
   */
  readonly days: string
  /**
   * The hours on those days.
   */
  readonly hours: string
}
/**
 * The square pictures that the map of projects is made of, and whose they are. Browsers ask their host for them only when somebody has pressed Map.
 */
export interface MapTiles {
  /**
   * The address of a tile, with {z}, {x} and {y} where its zoom and its place in the grid stand. One host, without {s}.
   */
  readonly url: string
  /**
   * Whose map it is, in the words that its owner asks for. An address in it becomes a link.
   */
  readonly attribution: string
  /**
   * The largest {z} for which there are tiles.
   */
  readonly maxZoom: number
}
/**
 * Three colours, each as # and six digits or letters from a to f.
 */
export interface Brand {
  /**
   * The dark colour: text, and the areas with light text on them.
   */
  readonly ink: string
  /**
   * The colour of the main buttons, which have text in ink, and of small ornaments.
   */
  readonly accent: string
  /**
   * The light colour: the page itself, and text on ink.
   */
  readonly paper: string
}
/**
 * A city with a page of its own. A new one needs nothing but this entry, and charges.json where its stamp duty is known.
 */
export interface City {
  /**
   * The end of the page's address, /city/jaipur: small letters, digits and hyphens. It stays when the name changes, or the address changes too.
   */
  readonly slug: string
  /**
   * The city's name as visitors read it.
   */
  readonly name: string
  /**
   * What people write besides: older names, slips of the pen, the name in Hindi. They are understood in projects' places, in search and in addresses.
   *
   * Items: Another name of the city.
   */
  readonly aliases?: readonly string[]
  /**
   * false leaves the city out of the footer and of the sentences that name the agency's cities; its page stays.
   */
  readonly listed?: boolean
}
/**
 * What each filter of the listing offers even where no project says it; a filter that is left out offers what projects say.
 */
export interface FilterOptions {
  /**
   * Places, each as visitors read it.
   *
   * Items: Any text that is not empty.
   */
  readonly location?: readonly string[]
  /**
   * Kinds of property.
   *
   * Items: Any text that is not empty.
   */
  readonly category?: readonly string[]
  /**
   * Numbers of bedrooms, as projects write them.
   *
   * Items: Any text that is not empty.
   */
  readonly bedrooms?: readonly string[]
  /**
   * Stages of a project.
   *
   * Items: Any text that is not empty.
   */
  readonly status?: readonly string[]
  /**
   * How property is furnished.
   *
   * Items: Any text that is not empty.
   */
  readonly furnishing?: readonly string[]
}
/**
 * One claim: a figure and what it counts.
 */
export interface SiteStat {
  /**
   * The figure as shown.
   */
  readonly value: string
  /**
   * What the figure counts.
   */
  readonly label: string
}
/**
 * One banner picture.
 */
export interface HeroBanner {
  /**
   * A picture's path inside data/images.
   */
  readonly image: string
  /**
   * What the picture shows, for people who cannot see it.
   */
  readonly alt?: string
}
/**
 * A title and the sentence below it.
 */
export interface Heading {
  /**
   * The title.
   */
  readonly title: string
  /**
   * One sentence below the title.
   */
  readonly intro?: string
}
/**
 * A notice in parts, with its version.
 */
export interface Privacy {
  /**
   * Changes with the words, for example the year and the month.
   */
  readonly version: string
  /**
   * One sentence that stands at every form.
   */
  readonly summary: string
  /**
   * The parts of the page, in their order.
   */
  readonly sections: readonly PrivacySection[]
}
/**
 * A title and its paragraphs.
 */
export interface PrivacySection {
  /**
   * What the part is about.
   */
  readonly title: string
  /**
   * One text a paragraph.
   *
   * Items: A paragraph.
   */
  readonly paragraphs: readonly string[]
}
/**
 * A heading and the sentence under it.
 */
export interface TitledText {
  /**
   * The card's heading, a few words.
   */
  readonly title: string
  /**
   * One or two sentences under the heading.
   */
  readonly description: string
}
/**
 * The site plan of one project.
 */
export interface SitePlan {
  /**
   * The project's name.
   */
  readonly name?: string
  /**
   * The sheet first, then views. Each is a path inside data/images.
   *
   * Items: A picture's path inside data/images.
   */
  readonly sitePlanImages: readonly string[]
}
/**
 * One person who answers enquiries.
 */
export interface Adviser {
  /**
   * A short name for the adviser, which is stored with each enquiry and never changes.
   */
  readonly id: string | number
  /**
   * The adviser's name as visitors read it.
   */
  readonly name: string
  /**
   * Where the adviser's enquiries are mailed. Visitors do not see it. Without it the agency's own address gets them alone.
   */
  readonly email?: string
  /**
   * The adviser's phone number with the country code. It takes the place of the agency's in the buttons of the adviser's projects.
   */
  readonly phone?: string
  /**
   * The adviser's WhatsApp number: country code and number, digits only.
   */
  readonly whatsapp?: string
  /**
   * A square picture of the adviser: its path inside data/images.
   */
  readonly photo?: string
  /**
   * The languages the adviser speaks.
   *
   * Items: Any text that is not empty.
   */
  readonly languages?: readonly string[]
  /**
   * The adviser's own registration as a real-estate agent.
   */
  readonly agentRegistration?: string
  /**
   * The ids of the projects that the adviser answers for.
   *
   * Items: The short name other files use to point here. Text or a whole number; 1024 and "1024" are the same id.
   */
  readonly projects?: readonly (string | number)[]
  /**
   * The ids of the developers whose projects the adviser answers for.
   *
   * Items: The short name other files use to point here. Text or a whole number; 1024 and "1024" are the same id.
   */
  readonly developers?: readonly (string | number)[]
  /**
   * The cities that the adviser answers for, by a slug, name or other name of site.json.
   *
   * Items: Any text that is not empty.
   */
  readonly cities?: readonly string[]
  /**
   * The last day of an absence; until it is over in India, others answer.
   */
  readonly awayUntil?: string
}
/**
 * One client's words.
 */
export interface Testimonial {
  /**
   * The client's name as it may be shown.
   */
  readonly name: string
  /**
   * When it was said, in words.
   */
  readonly time?: string
  /**
   * Stars from 1 to 5.
   */
  readonly rating: number
  /**
   * What the client said.
   */
  readonly review: string
  /**
   * The client's city.
   */
  readonly location?: string
}
/**
 * One locality. One that is a city of site.json leads to the city's page; another one shows its description, or the enquiry form where it has none.
 */
export interface TopLocality {
  /**
   * The locality's name in small letters with hyphens for spaces; it ends the locality's web address.
   */
  readonly id: string | number
  /**
   * The locality's name.
   */
  readonly name: string
  /**
   * A picture's path inside data/images.
   */
  readonly image?: string
  /**
   * The city the locality is in.
   */
  readonly city?: string
  /**
   * Where the locality is, if there is no city.
   */
  readonly location?: string
  /**
   * Two or three sentences for the locality's panel and page.
   */
  readonly description?: string
}
/**
 * One card. With a slug it opens the project's page; without one it opens a panel with the description.
 */
export interface TrendingProject {
  /**
   * The id of the project the card is about.
   */
  readonly id?: string | number
  /**
   * The custom id of the project, where it has no id.
   */
  readonly custom_id?: string | number
  /**
   * The project's name.
   */
  readonly name: string
  /**
   * A price as buyers read it: a figure, a range, 'onwards', a rate or 'Price on Request'. Amounts are in L (lakh) or Cr (crore).
   */
  readonly price?: string
  /**
   * A picture's path inside data/images.
   */
  readonly image?: string
  /**
   * The slug or id of the project's page. Leave it out to open a panel with the description instead.
   */
  readonly slug?: string
  /**
   * The text of the panel of a card without a slug.
   */
  readonly description?: string
  /**
   * Where the project is. "localities", "location" and "area" mean the same here; give one of them.
   */
  readonly localities?: string
  /**
   * Where the project is, if there are no localities.
   */
  readonly location?: string
  /**
   * Where the project is, if there are neither localities nor a location.
   */
  readonly area?: string
  /**
   * The developer's name. "developer" and "company" mean the same here; give one of them.
   */
  readonly developer?: string
  /**
   * The developer's name, if there is no developer.
   */
  readonly company?: string
}
