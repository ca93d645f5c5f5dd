import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import { createStore } from '../external-store.ts'
import { Icon } from '../icons/Icon.tsx'

const announcement = createStore({ text: '', count: 0 })

/** Announces a text to screen readers, in place of the last one. */
export function announce(text: string): void {
  announcement.set({ text, count: announcement.get().count + 1 })
}

/** Announces a text whenever it changes; the first text that is known is read with the page. */
export function useAnnounceChange(text: string | false | undefined): void {
  const lastText = useRef(text)
  useEffect(() => {
    if (lastText.current === text) return
    if (text && lastText.current !== undefined) announce(text)
    lastText.current = text
  }, [text])
}

/**
 * A text in the page that is announced whenever it changes. It must be in the page before its text,
 * as screen readers say nothing of a region that comes with one; an empty one takes no room.
 */
export const LiveRegion = ({ className, ...props }: ComponentProps<'div'>) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may hold no blocks
  <div role="status" className={cx('empty:absolute', className)} {...props} />
)

/**
 * The hidden region whose texts `announce` changes. The page has one, and so has each window over
 * it, as screen readers are silent about what lies below an open window.
 */
export function GlobalLiveRegion() {
  const { text, count } = announcement.use()
  return (
    <output className="sr-only">
      {/* A text that is said twice gets a new element, so that it is heard twice. */}
      <span key={count}>{text}</span>
    </output>
  )
}

const VARIANTS = {
  success: { box: 'border-success/30 bg-success-tint text-success', icon: 'CircleCheck' },
  error: { box: 'border-danger/30 bg-danger-tint text-danger', icon: 'CircleAlert' },
  info: { box: 'border-border bg-surface-muted text-ink', icon: 'Info' },
} as const

type StatusMessageProps = {
  tone: keyof typeof VARIANTS
  children?: ReactNode
}

/** A result in the page, which is announced when its text appears in it. */
export const StatusMessage = ({ children, ...box }: StatusMessageProps) => (
  <LiveRegion>{children && <StatusBox {...box}>{children}</StatusBox>}</LiveRegion>
)

/** The look of a result, inside a live region or for what has been there from the first. */
export function StatusBox({ tone, children }: StatusMessageProps) {
  const { box, icon } = VARIANTS[tone]
  return (
    <div className={cx('flex gap-3 rounded-md border px-4 py-3 font-medium', box)}>
      <Icon name={icon} size={20} className="mt-0.5 shrink-0" />
      <div className="min-w-0">{children}</div>
    </div>
  )
}
