/** More of a query is not read; the fields take no more. */
export const LONGEST_QUERY = 200
