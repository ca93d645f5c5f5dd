/** The environment of a Node program whose clock is so far ahead of the machine's. */
export function clockAhead(ms: number): { NODE_OPTIONS: string } {
  const program = `
    const Real = Date
    globalThis.Date = class extends Real {
      constructor(...given) { given.length === 0 ? super(Real.now() + ${ms}) : super(...given) }
      static now() { return Real.now() + ${ms} }
    }`
  return { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(program)}` }
}
