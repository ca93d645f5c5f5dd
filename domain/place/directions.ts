export type Coordinates = { lat: number; lng: number }

/** A maps link with directions to a point, or to what a place is called; opened in a new tab. */
export function directionsUrl(to: Coordinates | string): string {
  const destination = typeof to === 'string' ? encodeURIComponent(to) : `${to.lat},${to.lng}`
  return `https://www.google.com/maps/dir/?api=1&destination=${destination}`
}

/**
 * The text by which a map finds a place: its name and what it lies in; undefined for a name alone.
 */
export function mapSearchText(
  name: string,
  ...around: readonly (string | undefined)[]
): string | undefined {
  const surroundings = around.filter((part) => part !== undefined && part !== '')
  if (surroundings.length === 0) return undefined
  return surroundings.reduce<string>(
    (text, part = '') => (text.includes(part) ? text : `${text}, ${part}`),
    name,
  )
}
