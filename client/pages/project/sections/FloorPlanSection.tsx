import { ButtonLink } from '../../../components/buttons/Button.tsx'
import { isPlainClick, type AppLinkProps } from '../../../components/links/AppLink.tsx'
import { Gallery } from '../../../components/carousel/Gallery.tsx'
import { SLOW_AUTOPLAY_MS } from '../../../components/carousel/use-autoplay.ts'
import { useCost } from '../cost/cost-context.tsx'
import { ContactPrompt } from '../project-enquiry.tsx'
import type { ProjectProps, FloorView } from '../project-view.ts'
import { Fragment, type ReactNode } from 'react'
import { cx } from '../../../components/cx.ts'
import { preloadRupee } from '../../../styles/fonts.ts'
import { noBreakAmounts } from '../../../../domain/price/money.ts'
import type { PictureProps } from '../../../components/picture/Picture.tsx'
import { SectionFailure } from '../../../components/status/EmptyState.tsx'
import { ZoomGallery } from './ZoomGallery.tsx'

/** A slide for every configuration that has pictures; the slides move on every 10 s. */
export function FloorPlanSection({ project }: ProjectProps) {
  const { floorPlans, name, cost } = project
  const { change, searchWith } = useCost()
  if (!floorPlans.ok) return <FloorPlansFailure reason={floorPlans.message} />
  if (!floorPlans.data?.length) {
    return (
      <ContactPrompt
        project={project}
        icon="LayoutPanelLeft"
        title={
          floorPlans.data
            ? 'No floor plans available for this Project. Please contact us for base selling price and other details.'
            : 'Floor plan is not currently available. Contact us for Floor plan and Base selling price.'
        }
        action="Contact Us for Site Plan"
        wish="the floor plans and base selling prices"
      />
    )
  }
  return (
    <Gallery
      id="floor-plans"
      label={`Floor plans of ${name}`}
      controls="below"
      autoplayMs={SLOW_AUTOPLAY_MS}
      slides={floorPlans.data.map((floor, index) => {
        const id = `floor-${index}`
        // The link leads to the payment plan for this floor, where its price is an amount.
        const unit = floor.unit === cost.units[0]?.place ? undefined : floor.unit
        const changes = floor.unit === undefined ? {} : { unit }
        const search = searchWith(changes)
        return (
          <FloorSlide
            key={id}
            id={id}
            projectName={name}
            floor={floor}
            layout="wide"
            payment={{
              to: search === searchWith({}) ? '#payment' : `${search || '?'}#payment`,
              onClick: (event) => isPlainClick(event) && change(changes),
            }}
          />
        )
      })}
    />
  )
}

/** A configuration: its plans, size, price and a link to its payment plan. */
export function FloorSlide({
  id,
  projectName,
  floor,
  layout,
  loading,
  payment,
}: {
  id: string
  projectName: string
  floor: FloorView
  /** `wide`: the facts are beside the plan on large screens; `card`: they are always below it. */
  layout: 'wide' | 'card'
  loading?: PictureProps['loading']
  payment: Pick<AppLinkProps, 'to' | 'onClick'>
}) {
  const name = `${projectName} ${floor.configuration}`
  return (
    <div
      className={cx(
        'grid h-full overflow-hidden rounded-lg border border-border bg-surface',
        layout === 'wide' ? 'lg:grid-cols-[1fr_min(22rem,45%)]' : 'grid-rows-[auto_1fr]',
      )}
    >
      <ZoomGallery
        id={`${id}-pictures`}
        label={`Floor plan of ${name}`}
        images={floor.images}
        picture={{ sizes: 'gallery', fit: 'contain', className: 'aspect-4/3', loading }}
        mat="scheme-only-light bg-white p-3 lg:p-6"
      />
      <div
        className={cx(
          'flex flex-col gap-6 border-border p-6',
          layout === 'wide' ? 'max-lg:border-t lg:border-l lg:p-8' : 'border-t',
        )}
      >
        <Facts name={name} floor={floor} />
        <div className="mt-auto print:hidden">
          <ButtonLink {...payment} variant="secondary" wide>
            View Payment Plan
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}

function Facts({ name, floor }: { name: string; floor: FloorView }) {
  const { area, areas, facing, baseSellingPrice, rate, availability } = floor
  const [first = { name: 'Area', text: area }, ...others] = areas
  preloadRupee(baseSellingPrice, 'titles')
  if (rate) preloadRupee(rate.rate, 'texts')
  const details = facing ? [...others, { name: 'Facing', text: facing }] : others
  return (
    <dl className="flex flex-col gap-5">
      <Fact name="Project & Configuration">
        <span className="block display-small text-xl">{noBreakAmounts(name)}</span>
        {availability && (
          <span className="mt-1 block font-semibold text-accent-deep">{availability}</span>
        )}
      </Fact>
      <Fact name={first.name}>
        <span className="block text-lg font-semibold tabular-nums">
          {noBreakAmounts(first.text)}
        </span>
      </Fact>
      {details.length > 0 && (
        <div className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 text-sm">
          {details.map((detail) => (
            <Fragment key={detail.name}>
              <dt className="text-muted">{detail.name}</dt>
              <dd className="text-right font-semibold tabular-nums">
                {noBreakAmounts(detail.text)}
              </dd>
            </Fragment>
          ))}
        </div>
      )}
      <Fact name="Basic Selling Price">
        <span className="block display-small text-2xl">{noBreakAmounts(baseSellingPrice)}</span>
        {rate && (
          <span className="mt-1 block text-sm text-muted">
            {noBreakAmounts(`${rate.rate} per sq. ft. of ${rate.of}`)}
          </span>
        )}
      </Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  )
}

/** Says that the file of all floor plans could not be loaded. */
export function FloorPlansFailure({ reason }: { reason: string }) {
  return (
    <SectionFailure title="Unable to Load Floor Plans">
      {`Error loading floor plans: ${reason}`}
    </SectionFailure>
  )
}
