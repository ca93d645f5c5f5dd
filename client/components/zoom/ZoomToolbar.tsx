import {
  ChevronLeft,
  ChevronRight,
  Maximize,
  Minimize,
  RotateCcw,
  ZoomIn,
  ZoomOut,
} from 'lucide-react'
import { IconButton } from '../buttons/IconButton.tsx'
import type { Fullscreen } from './use-fullscreen.ts'
import { scaleText, ZOOM } from './zoom-scale.ts'

type ZoomToolbarProps = {
  scale: number
  onStep: (direction: 1 | -1) => void
  onReset: () => void
  fullscreen: Fullscreen
  /** Absent with a single picture. */
  onTurn: ((direction: 1 | -1) => void) | undefined
}

/** The viewer's buttons; everything a gesture does, a button does as well. */
export function ZoomToolbar({ scale, onStep, onReset, fullscreen, onTurn }: ZoomToolbarProps) {
  return (
    <div
      role="toolbar"
      aria-label="Zoom"
      className="flex items-center justify-center gap-1 border-t border-night-line p-2 sm:gap-2"
    >
      {onTurn && (
        <IconButton
          label="Previous picture"
          variant="plain"
          icon={<ChevronLeft size={22} aria-hidden="true" />}
          onClick={() => onTurn(-1)}
        />
      )}
      <IconButton
        label="Zoom out"
        variant="plain"
        icon={<ZoomOut size={20} aria-hidden="true" />}
        onClick={() => onStep(-1)}
        className={scale <= ZOOM.min ? 'opacity-40' : ''}
      />
      <output
        aria-label="Zoom level"
        className="w-14 text-center text-sm font-semibold tabular-nums"
      >
        {scaleText(scale)}
      </output>
      <IconButton
        label="Zoom in"
        variant="plain"
        icon={<ZoomIn size={20} aria-hidden="true" />}
        onClick={() => onStep(1)}
        className={scale >= ZOOM.max ? 'opacity-40' : ''}
      />
      <IconButton
        label="Reset zoom"
        variant="plain"
        icon={<RotateCcw size={19} aria-hidden="true" />}
        onClick={onReset}
      />
      <IconButton
        label={fullscreen.active ? 'Exit fullscreen' : 'Fullscreen'}
        variant="plain"
        icon={
          fullscreen.active ? (
            <Minimize size={20} aria-hidden="true" />
          ) : (
            <Maximize size={20} aria-hidden="true" />
          )
        }
        onClick={fullscreen.toggle}
      />
      {onTurn && (
        <IconButton
          label="Next picture"
          variant="plain"
          icon={<ChevronRight size={22} aria-hidden="true" />}
          onClick={() => onTurn(1)}
        />
      )}
    </div>
  )
}
