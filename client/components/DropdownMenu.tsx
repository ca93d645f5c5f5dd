import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react'
import { AppLink, type PathLink } from './links/AppLink.tsx'
import { cx } from './cx.ts'
import { Icon } from './icons/Icon.tsx'

const CLOSE_DELAY_MS = 200

/** A button with links under it; without JavaScript it opens by hover and focus alone. */
export function DropdownMenu({
  id,
  label,
  links,
  buttonClassName,
  upwards = false,
}: {
  id: string
  label: string
  links: readonly PathLink[]
  buttonClassName: string
  /** Whether the menu opens upwards on a first screen whose bottom edge a bar takes. */
  upwards?: boolean
}) {
  const menu = useDisclosure()
  return (
    <div className="group/menu relative" {...menu.root}>
      <button type="button" aria-controls={id} className={buttonClassName} {...menu.button}>
        <span>{label}</span>
        <Icon
          name="ChevronDown"
          size={18}
          className={cx('transition-transform', menu.open && 'rotate-180')}
        />
      </button>
      <div
        id={id}
        className={cx(
          // The gap above belongs to the panel, so that the pointer can cross it.
          'absolute top-full left-0 z-10 pt-2',
          upwards && 'max-lg:top-auto max-lg:bottom-full max-lg:pt-0 max-lg:pb-2',
          !menu.open &&
            'hidden noscript:group-focus-within/menu:block noscript:group-hover/menu:block',
        )}
      >
        <ul className="min-w-56 rounded-md border border-border bg-surface p-2 text-ink shadow-float [--focus:var(--color-ink)]">
          {links.map(({ name, path }) => (
            <li key={name}>
              <AppLink
                to={path}
                onClick={menu.close}
                className="flex min-h-11 items-center rounded-sm px-4 font-medium hover:bg-background hover:text-accent-deep"
              >
                {name}
              </AppLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** Opens on hover, press and keyboard; closes 200 ms after the pointer leaves, and on Escape. */
function useDisclosure() {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // A press right after a hover that opened the menu means 'keep it open', not 'close it'.
  const openedByHover = useRef(false)

  const setMenuOpen = (next: boolean) => {
    clearTimeout(timer.current)
    setOpen(next)
  }

  useEffect(() => {
    if (!open) return
    const root = button.current?.parentElement
    const stop = new AbortController()
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      if (root?.contains(document.activeElement)) button.current?.focus()
      setOpen(false)
    }
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !root?.contains(target)) setOpen(false)
    }
    document.addEventListener('keydown', onKey, stop)
    document.addEventListener('pointerdown', onPress, stop)
    return () => stop.abort()
  }, [open])

  return {
    open,
    close: () => setMenuOpen(false),
    /** The props of the element that holds button and panel; the button is its child. */
    root: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return
        openedByHover.current ||= !open
        setMenuOpen(true)
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse')
          timer.current = setTimeout(() => setOpen(false), CLOSE_DELAY_MS)
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setMenuOpen(false)
      },
    },
    button: {
      ref: button,
      'aria-expanded': open,
      onClick: () => {
        setMenuOpen(!open || openedByHover.current)
        openedByHover.current = false
      },
    },
  }
}
