type DotsProps = {
  count: number
  selected: number
  onSelect: (index: number) => void
}

/** One press target of 24 px per slide; the chosen one is drawn out. */
export function Dots({ count, selected, onSelect }: DotsProps) {
  return (
    <div className="dots">
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          aria-label={`Show ${index + 1} of ${count}`}
          aria-current={index === selected ? 'true' : undefined}
          onClick={() => onSelect(index)}
        >
          <span />
        </button>
      ))}
    </div>
  )
}
