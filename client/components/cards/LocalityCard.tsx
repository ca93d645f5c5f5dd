import { AppLink } from '../buttons/AppLink.tsx'
import { cx } from '../cx.ts'
import { Picture } from '../picture/Picture.tsx'
import type { LocalityCardView } from '../../source/shapes.ts'

type LocalityCardProps = {
  readonly locality: LocalityCardView
  /** Opens the panel or the dialog of a locality that is no city, instead of its page. */
  readonly onOpen: (id: string) => void
  /** Its place in a mosaic; `wide` is two places wide, `large` two high as well. */
  readonly size?: 'large' | 'wide' | 'small'
}

/** A place as a picture with its name on it. */
export function LocalityCard({ locality, onOpen, size = 'small' }: LocalityCardProps) {
  const { id, name, city, image, path, isCity } = locality
  return (
    <div
      className={cx(
        'group on-picture relative isolate flex size-full min-h-40 overflow-hidden rounded-lg bg-night',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
      )}
    >
      <Picture
        view={image}
        alt=""
        slot={size === 'small' ? 'quarter' : 'half'}
        className="absolute! inset-0 -z-10 size-full transition-transform duration-500 motion-safe:group-hover:scale-103"
      />
      <div className="flex flex-1 items-end">
        {/* The shade is the name's own, so that a name of three lines is as easy to read as one. */}
        <h3 className="w-full bg-linear-to-t from-night/90 via-night/65 via-[calc(100%-3rem)] to-transparent p-4 pt-14 sm:p-5 sm:pt-16">
          <AppLink
            to={path}
            className="stretched outline-none"
            {...(!isCity && {
              onClick: (event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                event.preventDefault()
                onOpen(id)
              },
            })}
          >
            <span
              className={cx(
                'block display-small leading-snug',
                size === 'large' ? 'text-2xl' : 'text-lg sm:text-xl',
              )}
            >
              {name}
            </span>
            {!isCity && city && !name.includes(city) && (
              <span className="mt-0.5 block text-sm text-on-night-muted">{city}</span>
            )}
          </AppLink>
        </h3>
      </div>
    </div>
  )
}
