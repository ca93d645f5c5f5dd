import { expect, test } from 'vitest'
import { featureView } from './feature-view.ts'

test.each([
  // Its own icon, its group's, a tick.
  ['swimming_pool', 'Recreation', 'WavesLadder'],
  ['butterfly_garden', 'Green', 'Leaf'],
  ['rooftop_observatory', '', 'CircleCheck'],
])('%s of the group %j has the icon %s', (key, group, icon) => {
  expect(featureView({ key, label: 'Feature', group })).toEqual({ key, label: 'Feature', icon })
})
