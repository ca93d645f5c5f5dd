import { BadgeCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

/** `premium` gold on pictures, `soon` quiet, `verified` with a tick (RERA), `status` for facts. */
export type BadgeTone = 'premium' | 'soon' | 'verified' | 'status' | 'onPicture'

const TONES: Readonly<Record<BadgeTone, string>> = {
  premium: 'border-transparent bg-gold text-on-gold',
  soon: 'border-line-strong/50 bg-surface text-muted',
  verified: 'border-success/30 bg-success-tint text-success',
  status: 'border-line bg-paper text-ink',
  onPicture: 'border-transparent bg-night/85 text-on-night',
}

type BadgeProps = { readonly tone?: BadgeTone; readonly children: ReactNode }

/** A fact in two words: 'Premium', 'Coming Soon', 'RERA Approved', '3 BHK'. */
export function Badge({ tone = 'status', children }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 rounded-full border px-3 py-0.5 text-sm font-semibold whitespace-nowrap',
        TONES[tone],
      )}
    >
      {tone === 'verified' && <BadgeCheck size={16} aria-hidden="true" />}
      {children}
    </span>
  )
}
