import { cx } from '../../components/cx.ts'
import { IconButton } from '../../components/buttons/IconButton.tsx'
import { StatusMessage } from '../../components/status/StatusMessage.tsx'
import { CalendarLink } from './CalendarLink.tsx'
import { BrochureLink } from './BrochureLink.tsx'
import { SentText } from './Confirmation.tsx'
import { TEXTS } from './texts.ts'
import type { Sent } from './state/use-enquiry-form.ts'
import { Icon } from '../../components/icons/Icon.tsx'

type SentNoticeProps = {
  /** Without a message where no form says how it went: an enquiry of an earlier time. */
  sent: Partial<Sent> | undefined
  onDismiss: () => void
}

/**
 * The confirmation that outlives its dialog. It stays until it is dismissed, because nobody writes
 * down a reference within a few seconds.
 */
export function SentNotice({ sent, onDismiss }: SentNoticeProps) {
  return (
    <div
      data-floating
      className="fixed top-[calc(var(--header-height)+1rem)] right-4 z-60 w-[calc(100%-2rem)] max-w-sm"
    >
      <div className={cx('relative rounded-md', sent && 'bg-surface shadow-float')}>
        <StatusMessage tone="success">
          {sent && (
            <div className="pr-10">
              <SentText message={TEXTS.sent} {...sent} />
              {sent.calendar && (
                <div className="mt-4">
                  <CalendarLink to={sent.calendar} />
                </div>
              )}
              {sent.brochure && (
                <div className="mt-4">
                  <BrochureLink to={sent.brochure} />
                </div>
              )}
            </div>
          )}
        </StatusMessage>
        {sent && (
          <IconButton
            label="Dismiss"
            variant="plain"
            icon={<Icon name="X" size={20} />}
            onClick={onDismiss}
            className="absolute top-1 right-1"
          />
        )}
      </div>
    </div>
  )
}
