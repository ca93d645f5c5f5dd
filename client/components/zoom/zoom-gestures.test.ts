import { describe, expect, it } from 'vitest'
import { steppedScale, ZOOM } from './zoom-gestures.ts'

describe('the scale of the zoom viewer', () => {
  it('goes from 1 to 3 in eight steps of a quarter and stops there', () => {
    const scales = [1]
    for (let press = 0; press < 10; press++) scales.push(steppedScale(scales.at(-1) ?? 1, 1))
    expect(scales).toEqual([1, 1.25, 1.5, 1.75, 2, 2.25, 2.5, 2.75, 3, 3, 3])
  })

  it('goes down to a half and stops there', () => {
    expect([steppedScale(1, -1), steppedScale(0.75, -1), steppedScale(0.5, -1)]).toEqual([
      0.75, 0.5, 0.5,
    ])
  })

  it('takes wheel steps of a tenth without floating-point dust', () => {
    let scale = 1
    for (let notch = 0; notch < 7; notch++) scale = steppedScale(scale, 1, ZOOM.wheelStep)
    expect(scale).toBe(1.7)
    expect(steppedScale(0.55, -1, ZOOM.wheelStep)).toBe(0.5)
  })
})
