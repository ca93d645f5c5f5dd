/** The id of a field's element: its file, and its JSON Pointer within the page's record. */
export const fieldId = (file: string, pointer: string): string => file + pointer

/** Focuses the field with an id, or the nearest field around it. */
export function focusField(id: string): void {
  for (
    let nearest = id;
    nearest !== '';
    nearest = nearest.slice(0, Math.max(0, nearest.lastIndexOf('/')))
  ) {
    const element = document.getElementById(nearest)
    if (!element) continue
    element.focus({ preventScroll: true })
    element.scrollIntoView({ block: nearest.includes('/') ? 'center' : 'start' })
    return
  }
}
