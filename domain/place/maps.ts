/** A point on the earth, in degrees. */
export type Coordinates = { readonly lat: number; readonly lng: number }

/** Used where the data names no point: roughly the national capital (docs/product.md, 'Project page'). */
export const DEFAULT_COORDINATES: Coordinates = { lat: 28.6139, lng: 77.209 }

/** A maps link with directions to a point, or to what a place is called; opened in a new tab. */
export function directionsUrl(to: Coordinates | string = DEFAULT_COORDINATES): string {
  const destination = typeof to === 'string' ? encodeURIComponent(to) : `${to.lat},${to.lng}`
  return `https://www.google.com/maps/dir/?api=1&destination=${destination}`
}
