import { both, swap, type Damage, one } from './edits.fixture.ts'

/** Days of possession and of confirmation that cannot be meant. */
export const dateDamages: readonly Damage[] = [
  one.residentialProjects(
    'a possession that has passed while the project is being built',
    swap('"possession": "December 2027"', '"possession": ⟦"December 2021"'),
    'possession-date',
  ),
  one.residentialProjects(
    'a ready project whose possession is to come',
    swap('"possession": "Ready"', '"possession": ⟦"December 2031"'),
    'possession-date',
  ),
  one.residentialProjects(
    'a possession as a spreadsheet writes it',
    swap('"possession": "December 2027"', '"possession": ⟦"Dec-27"'),
    'possession-date',
  ),
  one.residentialProjects(
    'the days that a spreadsheet counts for a possession',
    swap('"possession": "December 2027"', '"possession": ⟦"46722"'),
    'possession-date',
  ),
  one.residentialProjects(
    'possessions in the month of today, of several phases and in other words',
    both(
      swap('"possession": "December 2027"', '"possession": "November 2025, then March 2029"'),
      swap('"possession": "December 2028"', '"possession": "December 2026"'),
      swap('"possession": "Ready"', '"possession": "Since December 2026"'),
      swap('"possession": "June 2028"', '"possession": "36 months from booking"'),
      swap('"possession": "September 2028"', '"possession": "Q4 2026"'),
    ),
    [],
  ),
  one.residentialProjects(
    'details that were checked on a day to come',
    swap('"verifiedOn": "2026-11-12"', '"verifiedOn": ⟦"2027-11-12"'),
    'future-day',
  ),
  one.residentialProjects(
    'a price of another century',
    swap('"priceAsOn": "2026-11-12"', '"priceAsOn": ⟦"2062-11-12"'),
    'future-day',
  ),
  one.charges(
    'duties that were confirmed on a day to come',
    swap('"verifiedOn": "2026-11-21"', '"verifiedOn": ⟦"2026-12-21"'),
    'future-day',
  ),
  one.residentialProjects(
    'a possession with the day before the month',
    swap('"possession": "December 2027"', '"possession": ⟦"31/02/2028"'),
    'possession-date',
  ),
  one.charges(
    'duties that nobody has confirmed for half a year',
    (text) => text.replace(/"verifiedOn": "[^"]*"/u, '"verifiedOn": ⟦"2025-01-01"'),
    'stale-charges',
  ),
]
