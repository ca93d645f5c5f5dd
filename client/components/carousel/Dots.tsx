import { cx } from '../cx.ts'

type DotsProps = {
  readonly count: number
  readonly selected: number
  readonly onSelect: (index: number) => void
  readonly onDark?: boolean
}

/** One press target of 24 px per slide; the chosen one is drawn out. */
export function Dots({ count, selected, onSelect, onDark = false }: DotsProps) {
  return (
    <div className="flex flex-wrap justify-center noscript:hidden">
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          aria-label={`Show ${index + 1} of ${count}`}
          aria-current={index === selected ? 'true' : undefined}
          onClick={() => onSelect(index)}
          className="group/dot grid size-6 place-items-center rounded-full"
        >
          <span
            className={cx(
              'h-2 rounded-full border transition-[width]',
              index === selected ? 'w-5' : 'w-2',
              onDark
                ? cx(
                    'border-on-night',
                    index === selected ? 'bg-on-night' : 'group-hover/dot:bg-on-night/60',
                  )
                : cx(
                    'border-line-strong',
                    index === selected ? 'border-ink bg-ink' : 'group-hover/dot:bg-line-strong',
                  ),
            )}
          />
        </button>
      ))}
    </div>
  )
}
