import { useReducer } from 'react'
import {
  useAutoAdvance,
  type AutoAdvanceControl,
} from '../../../components/hooks/use-auto-advance.ts'
import { FIRST, rotate, type Rotation, type RotationEvent } from './hero-rotation.ts'

/** Each banner stands 5 s (docs/product.md, 'Home'). */
const BANNER_MS = 5000

export type HeroRotation = {
  readonly rotation: Rotation
  /** Tells what became of a banner's picture. */
  readonly report: (event: RotationEvent) => void
  readonly auto: AutoAdvanceControl
}

/** The hero's banners over time; they stand still for every reason that stops a carousel. */
export function useHeroRotation(count: number): HeroRotation {
  const [rotation, report] = useReducer(
    (now: Rotation, event: RotationEvent) => rotate(now, event, count),
    FIRST,
  )
  const auto = useAutoAdvance({
    intervalMs: count > 1 ? BANNER_MS / 2 : undefined,
    onAdvance: () => report({ kind: 'half' }),
  })
  return { rotation, report, auto }
}
