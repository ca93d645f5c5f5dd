/** The height of a pin's foot, in px, as in `map.css`. */
const FOOT_HEIGHT = 5

/** A pin's two edges, and what letters may be farther apart in a word than alone, in px. */
const SLACK = 4

/**
 * Measures pins before they are drawn: each letter once, in a hidden pin. Reading the size of every
 * pin instead would have the browser lay out the map for each of thousands.
 * @param onResize called when letters have another size: a typeface arrived, or text is spaced
 */
export function createPinRuler(container: HTMLElement, onResize: () => void) {
  const ruler = document.createElement('div')
  ruler.className = 'map-ruler'
  ruler.ariaHidden = 'true'
  container.append(ruler)
  let widths = new Map<string, number>()
  let sides = 0
  let height = 0

  function measure(letters: ReadonlySet<string>): void {
    const spans = [...letters].map((letter) => {
      const span = document.createElement('span')
      span.textContent = letter
      return span
    })
    ruler.replaceChildren(...spans)
    widths = new Map(
      spans.map((span) => [span.textContent, span.getBoundingClientRect().width] as const),
    )
    const { paddingLeft, paddingRight } = getComputedStyle(ruler)
    sides = parseFloat(paddingLeft) + parseFloat(paddingRight)
    height = ruler.offsetHeight + FOOT_HEIGHT
  }

  const observer = new ResizeObserver(() => {
    // A map that is being closed has no sizes any more.
    if (ruler.offsetHeight === 0) return
    const before = widths
    measure(new Set(before.keys()))
    if ([...widths].some(([letter, width]) => before.get(letter) !== width)) onResize()
  })
  observer.observe(ruler)

  return {
    /** The size of a pin with this text, its foot included, in px. */
    sizeOf(text: string): { width: number; height: number } {
      if ([...text].some((letter) => !widths.has(letter)))
        measure(new Set([...widths.keys(), ...text]))
      let width = sides + SLACK
      for (const letter of text) width += widths.get(letter) ?? 0
      return { width, height }
    },
    remove: () => observer.disconnect(),
  }
}
