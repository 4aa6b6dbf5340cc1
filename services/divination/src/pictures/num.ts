/** A length or coordinate for SVG, to a tenth of a unit. */
export const num = (value: number): string => String(Math.round(value * 10) / 10)
