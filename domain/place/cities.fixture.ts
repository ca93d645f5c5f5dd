import site from '../../data/site.json' with { type: 'json' }
import { createCities } from './cities.ts'

/** The cities of the agency's own data, for tests. */
export const sampleCities = createCities(site.cities)
