/** How trending cards stand, and their skeletons in the same places. */
export const TRENDING_GRID = 'grid card-columns-4 gap-6'
