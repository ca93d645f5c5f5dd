import { expect, test } from 'vitest'
import { soldKinds } from './sold-kinds.ts'

test.each([
  ['property', []],
  ['homes', [['residential', '']]],
  ['plots', [['residential', 'Residential Land']]],
  [
    'homes and plots',
    [
      ['residential', 'Plotted Development'],
      ['residential', 'Villa'],
    ],
  ],
  [
    'plots and shops',
    [
      ['commercial', 'Shop'],
      ['residential', 'Plots'],
    ],
  ],
  ['offices', [['commercial', 'Office Space']]],
  ['offices and shops', [['commercial', 'Shop-cum-office']]],
  [
    'homes, offices and shops',
    [
      ['commercial', 'Commercial'],
      ['residential', 'Studio Apartment'],
    ],
  ],
] as const)('%s are sold', (words, projects) => {
  expect(soldKinds(projects.map(([kind, category]) => ({ kind, category })))).toBe(words)
})
