/** The events of the browser that are counted by page and day, and the figure each of them raises. */
export const FIGURE_OF_EVENT = {
  page_view: 'views',
  shortlist_add: 'shortlist',
  share: 'share',
  compare_open: 'compare',
  brochure_open: 'brochure',
  whatsapp_click: 'whatsapp',
  phone_click: 'telephone',
  map_open: 'map',
} as const

export type CountedEvent = keyof typeof FIGURE_OF_EVENT

/** The other events that the browser sends; monitors alone count them. */
export const OTHER_EVENTS = ['developer_click', 'form_submit'] as const

export type EventName = CountedEvent | (typeof OTHER_EVENTS)[number]

/** The events as one list. */
export const EVENTS = [...(Object.keys(FIGURE_OF_EVENT) as CountedEvent[]), ...OTHER_EVENTS]

/** Whether an event is counted by page and day. */
export const isCounted = (event: string): event is CountedEvent =>
  Object.hasOwn(FIGURE_OF_EVENT, event)

/** All figures in the order in which they are shown; the last two are counted from the enquiries. */
export const FIGURES = [...Object.values(FIGURE_OF_EVENT), 'enquiries', 'visits'] as const

export type Figure = (typeof FIGURES)[number]
/** What people read of a figure. */
export const FIGURE_TITLES: Readonly<Record<Figure, string>> = {
  views: 'Views',
  shortlist: 'Saved',
  share: 'Shared',
  compare: 'Compared',
  brochure: 'Brochure',
  whatsapp: 'WhatsApp',
  telephone: 'Calls',
  map: 'Map',
  enquiries: 'Enquiries',
  visits: 'Site visits',
}

export type Figures = Record<Figure, number>

/** What is no page of the site, and what a full day has no room for. */
export const OTHER_KEY = 'other'

export const noFigures = (): Figures =>
  Object.fromEntries(FIGURES.map((figure) => [figure, 0])) as Figures

/** What figures can be put together by. */
export const GROUPINGS = ['project', 'page', 'source', 'week'] as const

export type Grouping = (typeof GROUPINGS)[number]
