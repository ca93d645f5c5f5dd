import { listAnd } from '../text/text.ts'

/** ' in Gurgaon, Delhi and Noida'; '' where the agency names no city. */
export function inCities(cities: readonly { name: string }[]): string {
  return cities.length === 0 ? '' : ` in ${listAnd(cities.map(({ name }) => name))}`
}
