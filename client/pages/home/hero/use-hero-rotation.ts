import { useReducer, useRef, type RefObject } from 'react'
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
  /** For the element that holds the banners. */
  readonly root: RefObject<HTMLElement | null>
}

/** The hero's banners over time; what stops a carousel stops them. */
export function useHeroRotation(count: number): HeroRotation {
  const [rotation, report] = useReducer(
    (now: Rotation, event: RotationEvent) => rotate(now, event, count),
    FIRST,
  )
  const root = useRef<HTMLElement>(null)
  const auto = useAutoAdvance({
    intervalMs: count > 1 ? BANNER_MS / 2 : undefined,
    onAdvance: () => report({ kind: 'half' }),
    root,
  })
  return { rotation, report, auto, root }
}
