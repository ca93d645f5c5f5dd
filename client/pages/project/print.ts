/** For a gallery on paper, where the page is the brochure: all its slides, below each other. */
export const PRINT_ALL_SLIDES =
  'print:[&_[id]]:overflow-visible print:[&_ul]:block print:[&_ul]:transform-none! ' +
  'print:[&_button]:hidden print:[&_li]:mb-4 print:[&_li]:w-full print:[&_li]:transform-none! print:[&_li]:break-inside-avoid'
