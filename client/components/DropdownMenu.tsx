import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react'
import { AppLink, type PathLink } from './buttons/AppLink.tsx'
import { cx } from './cx.ts'
import { Icon } from './icons/Icon.tsx'

const CLOSE_DELAY_MS = 200

/**
 * A button with a short list of links under it. Opens by hover, press and keyboard; without
 * JavaScript by hover and focus alone.
 */
export function DropdownMenu({
  id,
  label,
  links,
  buttonClassName,
  upwards = false,
}: {
  /** Unique on the page. */
  id: string
  label: string
  links: readonly PathLink[]
  buttonClassName: string
  /** Opens upwards where a bar takes the bottom edge: for a menu at the end of the first screen. */
  upwards?: boolean
}) {
  const menu = useDisclosure()
  return (
    <div className="group/menu relative" {...menu.root}>
      <button type="button" aria-controls={id} className={buttonClassName} {...menu.button}>
        {label}
        <Icon
          name="ChevronDown"
          size={18}
          className={cx('transition-transform', menu.open && 'rotate-180')}
        />
      </button>
      <div
        id={id}
        className={cx(
          'menu-panel',
          upwards && 'max-lg:top-auto max-lg:bottom-full max-lg:pt-0 max-lg:pb-2',
          !menu.open &&
            'hidden noscript:group-focus-within/menu:block noscript:group-hover/menu:block',
        )}
      >
        <ul>
          {links.map(({ name, path }) => (
            <li key={name}>
              <AppLink to={path} onClick={menu.close} className="menu-link">
                {name}
              </AppLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/**
 * A drop-down that opens on hover, press and keyboard. It closes 200 ms after the pointer leaves,
 * on Escape (the focus goes back to its button) and when the focus or a press goes elsewhere.
 */
function useDisclosure() {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // A press right after hover has opened it means 'keep it open', not 'close it'.
  const openedByHover = useRef(false)

  const keepOpen = () => clearTimeout(timer.current)
  const close = () => {
    keepOpen()
    setOpen(false)
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    if (!open) return
    const root = button.current?.parentElement
    const stop = new AbortController()
    const { signal } = stop
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      if (root?.contains(document.activeElement)) button.current?.focus()
      setOpen(false)
    }
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !root?.contains(target)) setOpen(false)
    }
    document.addEventListener('keydown', onKey, { signal })
    document.addEventListener('pointerdown', onPress, { signal })
    return () => stop.abort()
  }, [open])

  return {
    open,
    close,
    /** For the element that holds button and panel; the button is its child. */
    root: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse') return
        keepOpen()
        if (!open) openedByHover.current = true
        setOpen(true)
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse') return
        keepOpen()
        timer.current = setTimeout(() => setOpen(false), CLOSE_DELAY_MS)
      },
      onBlur: (event: FocusEvent) => {
        const next = event.relatedTarget
        if (next && !event.currentTarget.contains(next)) close()
      },
    },
    button: {
      ref: button,
      'aria-expanded': open,
      onClick: () => {
        keepOpen()
        setOpen(!open || openedByHover.current)
        openedByHover.current = false
      },
    },
  }
}
