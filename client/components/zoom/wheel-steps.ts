// A mouse's notch reports about 100 px, a trackpad's pinch dozens of events of a few px each.
const STEP_PX = 40
const IDLE_MS = 150
const LINE_PX = 16

type WheelTurn = Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'timeStamp'>

/**
 * Turns wheel events into single zoom steps: the first event of a gesture steps at once, further
 * ones when they add up to a notch. Answers 1 (in), -1 (out) or 0 (not yet).
 */
export function createWheelSteps(): (turn: WheelTurn) => 1 | 0 | -1 {
  let gathered = 0
  let last = Number.NEGATIVE_INFINITY

  return ({ deltaY, deltaMode, timeStamp }) => {
    if (deltaY === 0) return 0
    const direction = deltaY < 0 ? 1 : -1
    const idle = timeStamp - last > IDLE_MS
    last = timeStamp
    const turned = gathered * direction < 0
    if (idle || turned) {
      gathered = 0
      return direction
    }
    gathered += -deltaY * (deltaMode === 0 ? 1 : LINE_PX)
    if (Math.abs(gathered) < STEP_PX) return 0
    gathered = 0
    return direction
  }
}
