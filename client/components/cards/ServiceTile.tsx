import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { ActionButton } from '../buttons/ActionButton.tsx'
import { AppLink } from '../buttons/AppLink.tsx'
import type { TileView } from '../../source/shapes.ts'

type ServiceTileProps = {
  readonly service: TileView
  /** 28 px, decorative. */
  readonly icon: ReactNode
  readonly onEnquire: (name: string) => void
  /** Where that leads when there is no JavaScript, and what it says there. */
  readonly fallbackPath: string
  readonly fallbackQuery?: Readonly<Record<string, string>>
}

const ACTION =
  'inline-flex items-center gap-1.5 font-semibold text-gold-deep stretched outline-none'

/**
 * A service with a line icon, a sentence and 'Learn More'. Tiles stand edge to edge: what is around
 * them draws their frame.
 */
export function ServiceTile({
  service,
  icon,
  onEnquire,
  fallbackPath,
  fallbackQuery,
}: ServiceTileProps) {
  const { name, description, link } = service
  const action = (
    <>
      <span className="underline-grow">Learn More</span>
      <span className="sr-only"> about {name}</span>
      <ArrowUpRight
        size={18}
        aria-hidden="true"
        className="transition-transform motion-safe:group-hover:translate-x-0.5 motion-safe:group-hover:-translate-y-0.5"
      />
    </>
  )
  return (
    <div
      className={
        'group relative flex size-full flex-col px-5 py-6 transition-colors hover:bg-gold-tint/45 max-sm:pl-17 sm:p-8 ' +
        'has-[.stretched:focus-visible]:outline-3 has-[.stretched:focus-visible]:-outline-offset-3 has-[.stretched:focus-visible]:outline-(--focus)'
      }
    >
      <span className="text-gold-deep max-sm:absolute max-sm:top-6 max-sm:left-5 sm:mb-5">
        {icon}
      </span>
      <h3 className="display-small text-xl">{name}</h3>
      <p className="mt-2 mb-4 text-muted sm:mb-6">{description}</p>
      <div className="mt-auto">
        {link === undefined ? (
          <ActionButton
            fallbackPath={fallbackPath}
            {...(fallbackQuery && { fallbackQuery })}
            onAction={() => onEnquire(name)}
            className={ACTION}
          >
            {action}
          </ActionButton>
        ) : (
          <AppLink to={link} newTab className={ACTION}>
            {action}
          </AppLink>
        )}
      </div>
    </div>
  )
}
