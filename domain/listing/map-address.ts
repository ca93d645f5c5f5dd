/** Whether an address's query asks for a list as a map. */
export const isMapRequested = (params: URLSearchParams): boolean => params.get('view') === 'map'

/** An address that shows the same as a map. */
export const mapPath = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}view=map`
