/** How trending cards stand, and their skeletons in the same places. */
export const TRENDING_GRID = 'grid gap-6 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4'
