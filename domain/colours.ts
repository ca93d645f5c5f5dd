/**
 * The site's colours where no style sheet reaches: mail, print, drawings, what the browser asks of a
 * site. They are those of client/styles/tokens.css, which a test compares.
 */
export const DARK = '#0B1F3A'
export const DARK_BORDER = '#2C4568'
export const ON_DARK_MUTED = '#B9C5D4'
export const BACKGROUND = '#F8F5EF'
export const SURFACE_MUTED = '#E7ECF4'
export const BORDER = '#E5E0D6'
export const MUTED = '#475569'
export const GOLD = '#C8963E'
export const GOLD_DEEP = '#8A6420'
export const GOLD_BRIGHT = '#D9AD5F'
