import { expect, it } from 'vitest'
import { featureIcon } from './FeatureSections.tsx'

it('has an icon of its own for a key it knows', () => {
  expect(featureIcon('swimming_pool', 'Recreation')).toBe('WavesLadder')
})

it("falls back to the group's icon, then to a tick", () => {
  expect(featureIcon('butterfly_garden', 'Green')).toBe('Leaf')
  expect(featureIcon('rooftop_observatory', '')).toBe('CircleCheck')
})
