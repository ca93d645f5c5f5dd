export type BuildingStage = 'New Launch' | 'Under Construction' | 'Ready To move'

const NEW_LAUNCH = /\b(?:new(?:ly)? ?launch|(?:pre|just|soft) ?launch|coming soon|up ?coming)/

const UNDER_CONSTRUCTION =
  /\b(?:under ?(?:construction|development)|u ?c\b|in progress|under ?way\b|being (?:built|constructed|developed)|(?:construction|work|building) (?:is |has )?(?:on\b|ongoing|started|begun|commenced|in full)|in construction)|निर्माणाधीन/

/** The words for the completion of a building, which is over or to come. */
const COMPLETION =
  '(?:ready|complet\\w*|possession|hand(?:ed|ing)? ?over|deliver\\w*|finished|o ?c|c ?c|occupa\\w*|certificate|move ?in)'

/** Words of a building that is complete one day, in part, or not yet. */
const NOT_YET = [
  `(?:not|near|nearing|nearly|almost|approaching|part|partly|partially|soon|about to be|(?:to|will|shall) be|expect\\w*|await\\w*|pending|applied for|without|before) (?:\\w+ ){0,2}?${COMPLETION}`,
  `${COMPLETION} (?:(?!received|obtained|issued|given|offered)\\w+ ){0,3}?(?:soon|shortly|near\\w*|expect\\w*|await\\w*|pending|applied|due|in process|not (?:yet )?(?:received|obtained|issued|given))\\b`,
  // 'Completed in 2021' is over, 'completion in 2028' is not.
  `(?:ready|completion|possession|hand ?over|delivery|move ?in)(?: to move(?: in)?| for (?:possession|hand ?over)| date)? (?:by|in|from|on|around|after|till|until|early|mid|end) (?:the )?(?:early |mid |end |end of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|q[1-4]|h[12]|fy|20\\d\\d|next|year|\\d{1,2} (?:month|week|day|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))`,
  `(?:structure|superstructure|foundation|excavation|plinth|slabs?|brickwork|sample|model|show) ?(?:work|flat|house|villa|home)?s? (?:\\w+ )?${COMPLETION}`,
  'in ?complet|un ?finished|fit ?outs?\\b',
  '(?!100\\b)\\d{1,3} ?(?:%|per ?cent)',
].map((pattern) => new RegExp(`(?<![\\w%])(?:${pattern})`))

const READY =
  /\b(?:ready|rtmi?|completed?|delivered|finished|occupied|handed ?over|immediate(?:ly)?|move ?in|taiyar|tayar|(?:possession|hand ?over) (?:is |has |been |already )*(?:given|offered|started|open|on\b|ongoing|begun|taken|granted|available|done|complete)|(?:o ?c|c ?c|occup\w+|completion|certificate)(?: certificate)? (?:is |has |been |already )*(?:received|obtained|issued|granted|given|available|in hand|in place|done)|(?:received|obtained|got|with) (?:the |its )?(?:o ?c|c ?c|occupancy|occupation|completion)\b)|तैयार/

/** These words count only where no others say more. */
const LAUNCHED = /\b(?:launch|new (?:project|booking|phase))/
const ONGOING = /\b(?:on ?going|construction)\b/

/**
 * The stage of building that a project's status tells, however it is worded: 'Completed', 'OC received'
 * and 'Ready for possession' are ready, 'Pre-launch' is a new launch, 'Nearing completion' and
 * 'Possession by December 2028' are under construction. Undefined where it tells none.
 */
export function buildingStage(status: string): BuildingStage | undefined {
  const plain = status
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}%]+/gu, ' ')
    .trim()
  if (NEW_LAUNCH.test(plain)) return 'New Launch'
  if (UNDER_CONSTRUCTION.test(plain)) return 'Under Construction'
  if (NOT_YET.some((pattern) => pattern.test(plain))) return 'Under Construction'
  if (READY.test(plain)) return 'Ready To move'
  if (LAUNCHED.test(plain)) return 'New Launch'
  return ONGOING.test(plain) ? 'Under Construction' : undefined
}

/** How many projects are being built, by a status in any wording. */
export const ongoingCount = (projects: readonly { readonly status: string }[]): number =>
  projects.filter(
    ({ status }) =>
      buildingStage(status) === 'Under Construction' || /under construction/i.test(status),
  ).length
