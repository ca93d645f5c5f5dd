/** A point on the earth, in degrees. */
export type Coordinates = { readonly lat: number; readonly lng: number }

/** Used where the data names no point: roughly the national capital (docs/product.md, 'Project page'). */
export const DEFAULT_COORDINATES: Coordinates = { lat: 28.6139, lng: 77.209 }

/** A maps link with directions to a point; opened in a new tab. */
export function directionsUrl({ lat, lng }: Coordinates = DEFAULT_COORDINATES): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`
}
