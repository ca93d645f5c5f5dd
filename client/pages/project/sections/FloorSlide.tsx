import { Fragment, type ReactNode } from 'react'
import { cx } from '../../../components/cx.ts'
import { Gallery } from '../../../components/carousel/Gallery.tsx'
import { noBreakAmounts } from '../../../../domain/price/no-break-amounts.ts'
import { LabelledPicture } from '../../../components/picture/LabelledPicture.tsx'
import { Picture } from '../../../components/picture/Picture.tsx'
import { ZoomLink } from '../../../components/zoom/ZoomLink.tsx'
import type { FloorView } from '../project-view.ts'

/** One configuration: its plan or plans, size, price and the way to its payment plan. */
export function FloorSlide({
  id,
  projectName,
  floor,
  layout,
  action,
}: {
  id: string
  projectName: string
  floor: FloorView
  /** `wide`: the facts are beside the plan on large screens; `card`: always below it. */
  layout: 'wide' | 'card'
  action: ReactNode
}) {
  const name = `${projectName} ${floor.configuration}`
  return (
    <div
      className={cx(
        'grid h-full overflow-hidden rounded-lg border border-border bg-surface',
        layout === 'wide'
          ? 'lg:grid-cols-[1fr_min(22rem,45%)] print:grid-cols-[3fr_2fr]'
          : 'grid-rows-[auto_1fr]',
      )}
    >
      <FloorPictures id={id} name={name} floor={floor} />
      <div
        className={cx(
          'flex flex-col gap-6 border-border p-6',
          layout === 'wide' ? 'max-lg:border-t lg:border-l lg:p-8' : 'border-t',
        )}
      >
        <Facts name={name} floor={floor} />
        <div className="mt-auto print:hidden">{action}</div>
      </div>
    </div>
  )
}

function Facts({ name, floor }: { name: string; floor: FloorView }) {
  const { area, areas, facing, baseSellingPrice, rate } = floor
  const [first = { name: 'Area', text: area }, ...others] = areas
  const details = [...others, ...(facing ? [{ name: 'Facing', text: facing }] : [])]
  return (
    <dl className="space-y-5">
      <div>
        <dt className="text-sm text-muted">Project & Configuration</dt>
        <dd className="mt-1 display-small text-xl">{name}</dd>
      </div>
      <div>
        <dt className="text-sm text-muted">{first.name}</dt>
        <dd className="mt-1 text-lg font-semibold tabular-nums">{first.text}</dd>
      </div>
      {details.length > 0 && (
        <div className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 text-sm">
          {details.map(({ name: what, text }) => (
            <Fragment key={what}>
              <dt className="text-muted">{what}</dt>
              <dd className="text-right font-semibold tabular-nums">{text}</dd>
            </Fragment>
          ))}
        </div>
      )}
      <div>
        <dt className="text-sm text-muted">Basic Selling Price</dt>
        <dd className="mt-1 display-small text-2xl">{noBreakAmounts(baseSellingPrice)}</dd>
        {rate && (
          <dd className="mt-1 text-sm text-muted">
            {rate.rate} per sq. ft. of {rate.of}
          </dd>
        )}
      </div>
    </dl>
  )
}

function FloorPictures({ id, name, floor }: { id: string; name: string; floor: FloorView }) {
  const pictures = floor.images.map((view, index, { length }) => ({
    view,
    alt: length > 1 ? `Floor plan of ${name}, ${index + 1} of ${length}` : `Floor plan of ${name}`,
  }))
  const links = pictures.map(({ view, alt }, index) => (
    <LabelledPicture key={alt} label={view.label}>
      <ZoomLink title={`Floor plan of ${name}`} pictures={pictures} index={index}>
        <span className="block bg-white p-3 lg:p-6">
          <Picture view={view} alt="" sizes="gallery" fit="contain" className="aspect-4/3" />
        </span>
      </ZoomLink>
    </LabelledPicture>
  ))
  return (
    <div className="min-w-0">
      {links.length === 1 ? (
        links
      ) : (
        <Gallery id={`${id}-pictures`} label={`Floor plans of ${name}`} slides={links} />
      )}
    </div>
  )
}
