import { cx } from '../cx.ts'

/** A grey shape in the place of what is loading; size it with classes. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx('block animate-shimmer rounded-sm skeleton', className)}
    />
  )
}

/** The room a card will take, so that nothing moves when it comes. */
export function CardSkeleton() {
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      <Skeleton className="aspect-16/10 rounded-none" />
      <div className="space-y-3 p-5">
        <Skeleton className="h-6 w-4/5" />
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-6 w-2/5" />
      </div>
    </div>
  )
}

type SkeletonGridProps = {
  count: number
  /** Announced once: 'Loading trending projects'. */
  label: string
  className: string
}

/** Several card skeletons under one announcement; `className` lays them out as the cards will be. */
export function SkeletonGrid({ count, label, className }: SkeletonGridProps) {
  return (
    <div className={className}>
      <output className="sr-only">{label}</output>
      {Array.from({ length: count }, (_, index) => (
        <CardSkeleton key={index} />
      ))}
    </div>
  )
}
