import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../icons/Icon.tsx'
import { TranslatableTexts } from '../TranslatableTexts.tsx'

/**
 * `premium` in the accent's colour (also what is sold out), `quiet` for what is still to come, `verified` with a tick
 * (RERA), `status` for facts, `onPicture` for facts that stand on a picture.
 */
const TONES = {
  premium: 'border-transparent bg-accent text-on-accent',
  quiet: 'border-border-strong/50 bg-surface text-muted',
  verified: 'border-success/30 bg-success-tint text-success',
  status: 'border-border bg-background text-ink',
  onPicture: 'border-transparent bg-shade/85 text-on-dark',
}

/** A fact in two words: 'Premium', 'Coming Soon', 'RERA Approved', '3 BHK'. */
export function Badge({
  tone = 'status',
  children,
}: {
  tone?: keyof typeof TONES
  children: ReactNode
}) {
  return (
    <span
      data-badge
      className={cx(
        'inline-flex items-center gap-1.5 rounded-lg border px-3 py-0.5 text-sm font-semibold [&>svg]:shrink-0',
        TONES[tone],
      )}
    >
      {tone === 'verified' ? (
        <TranslatableTexts>
          <Icon name="BadgeCheck" size={16} />
          {children}
        </TranslatableTexts>
      ) : (
        children
      )}
    </span>
  )
}
