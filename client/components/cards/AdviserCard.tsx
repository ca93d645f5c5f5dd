import type { ImageView } from '../../../domain/image/images.ts'
import type { Contact } from '../../layout/shell-context.ts'
import { listAnd } from '../../../domain/text/text.ts'
import { cx } from '../cx.ts'
import { Picture } from '../picture/Picture.tsx'

/** The one adviser who answers for a page or an enquiry. */
export type AdviserView = Contact & {
  name: string
  photo?: ImageView | undefined
  languages: readonly string[]
  registration?: string | undefined
}

/** Who answers: name, photo, languages and registration, as far as they are known. */
export function AdviserCard({
  adviser: { name, photo, languages, registration },
  className,
}: {
  adviser: AdviserView
  className?: string
}) {
  return (
    <section
      aria-label="Your adviser"
      className={cx('flex items-center gap-3 text-left text-base sm:gap-4', className)}
    >
      {photo && (
        <Picture
          view={photo}
          alt={name}
          sizes="photo"
          className="size-14 shrink-0 rounded-full sm:size-16"
        />
      )}
      <div className="min-w-0 wrap-anywhere">
        <p className="text-sm text-muted">Your adviser</p>
        <p className="font-semibold text-ink">{name}</p>
        {languages.length > 0 && (
          <p className="text-sm text-muted">{`Speaks ${listAnd(languages)}`}</p>
        )}
        {registration && (
          <p className="text-sm text-muted">
            <span>Agent registration </span>
            <span translate="no">{registration}</span>
          </p>
        )}
      </div>
    </section>
  )
}
