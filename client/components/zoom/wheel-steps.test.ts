import { describe, expect, it } from 'vitest'
import { createWheelSteps } from './wheel-steps.ts'

const turns = (events: readonly [deltaY: number, timeStamp: number][], deltaMode = 0) => {
  const step = createWheelSteps()
  return events.map(([deltaY, timeStamp]) => step({ deltaY, timeStamp, deltaMode }))
}

describe('zoom steps of the wheel', () => {
  it('steps once for every notch of a mouse, however fast they come', () => {
    expect(
      turns([
        [-100, 0],
        [-100, 20],
        [-100, 40],
        [100, 60],
      ]),
    ).toEqual([1, 1, 1, -1])
  })

  it('gathers the small movements of a trackpad', () => {
    const pinch: [number, number][] = Array.from({ length: 11 }, (_, index) => [-8, index * 16])
    expect(turns(pinch)).toEqual([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])
  })

  it('steps at once when the gesture starts anew', () => {
    expect(
      turns([
        [-2, 0],
        [-2, 16],
        [-2, 500],
      ]),
    ).toEqual([1, 0, 1])
  })

  it('steps at once when a gathering gesture turns round', () => {
    expect(
      turns([
        [-2, 0],
        [-2, 16],
        [2, 32],
      ]),
    ).toEqual([1, 0, -1])
  })

  it('understands wheels that count lines', () => {
    expect(
      turns(
        [
          [-3, 0],
          [-3, 20],
        ],
        1,
      ),
    ).toEqual([1, 1])
  })

  it('ignores sideways movement', () => {
    expect(turns([[0, 0]])).toEqual([0])
  })
})
