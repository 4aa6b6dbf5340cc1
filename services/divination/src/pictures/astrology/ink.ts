/** The colours of the drawn sky, and its letters. */
export const NIGHT = '#0d0e15'
export const GOLD = '#d9b978'
export const INK = '#ecebf3'
export const QUIET = '#b4b2c6'
export const BLUE = '#a9b6f7'
export const CORAL = '#ee9d8c'

/** Modern faces lose their hairlines at this size; these keep a 4 from looking like a 1. */
export const SERIF = "'Times New Roman',Times,'Liberation Serif',serif"
