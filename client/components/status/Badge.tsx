import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../icons/Icon.tsx'

/** `premium` gold on pictures, `soon` quiet, `verified` with a tick (RERA), `status` for facts. */
export type BadgeTone = 'premium' | 'soon' | 'verified' | 'status' | 'onPicture'

const TONES: Readonly<Record<BadgeTone, string>> = {
  premium: 'badge-premium',
  soon: 'badge-soon',
  verified: 'badge-verified',
  status: 'badge-status',
  onPicture: 'badge-on-image',
}

/** A fact in two words: 'Premium', 'Coming Soon', 'RERA Approved', '3 BHK'. */
export function Badge({ tone = 'status', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span className={cx('badge', TONES[tone])}>
      {tone === 'verified' && <Icon name="BadgeCheck" size={16} />}
      {children}
    </span>
  )
}
