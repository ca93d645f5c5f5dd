/** A document's state as JSON for its data block: without `<`, which could end the block or open a comment. */
export function serializeState(state: unknown): string {
  return JSON.stringify(state).replaceAll('<', '\\u003c')
}
