/** The colours and fonts of the drawn sky. */
export const NIGHT = '#0d0e15'
export const GOLD = '#d9b978'
export const INK = '#ecebf3'
export const QUIET = '#b4b2c6'
export const BLUE = '#a9b6f7'
export const CORAL = '#ee9d8c'

/** Digits this small use the plain font, because the title font would lose its hairlines. */
export const SANS = "'Instrument Sans',Arial,'Liberation Sans',sans-serif"
