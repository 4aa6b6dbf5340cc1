/** Our own stroke paths in a box of 24 by 24 units around 0,0: readers' fonts differ, and some render these signs as emoji. */

const circle = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`

/** The bodies by the short names in picture codes. */
export const bodyGlyphs: Readonly<Record<string, string>> = {
  su: `${circle(0, 0, 9)}${circle(0, 0, 0.9)}`,
  mo: 'M-4.5-10.5C3.5-10 8.5-5.5 8.5 0C8.5 5.5 3.5 10 -4.5 10.5C.5 7.5 2.5 4 2.5 0C2.5-4 .5-7.5-4.5-10.5Z',
  me: `${circle(0, -2.5, 5.2)}M0 2.7V11.5M-4.3 7.2H4.3M-5.6-12C-5-9-2.6-7.7 0-7.7C2.6-7.7 5-9 5.6-12`,
  ve: `${circle(0, -4.5, 6.2)}M0 1.7V11.5M-5 6.7H5`,
  ma: `${circle(-2.6, 3, 7)}M2.5-2.1L9.7-9.3M3.2-9.8H10.2V-2.8`,
  ju: 'M-8.5-5.5C-8-10-1.3-12-.8-6.5C-.4-2-4.5 2.8-9 5H9.5M5-11V11.5',
  sa: 'M-4-11.5V6M-8.8-7.5H2M-4-.5C-2-4.2 6-4.8 6 1C6 5 1.3 6 1.7 9.2C2 11.7 5.3 11.7 6.8 9.5',
  ur: `M-8-10.5V1.5M8-10.5V1.5M-8-4.5H8M0-10.5V5${circle(0, 8.2, 3.2)}`,
  ne: 'M0-10V11.5M-5 7H5M-8.5-9.5C-9-2-5.5 1.5 0 1.5C5.5 1.5 9-2 8.5-9.5M-10.8-7.3L-8.5-10.3L-6.2-7.3M10.8-7.3L8.5-10.3L6.2-7.3M-2.4-7.5L0-10.5L2.4-7.5',
  pl: `${circle(0, -6.2, 4.4)}M-7.8-7C-7.8 .8-4.3 3.3 0 3.3C4.3 3.3 7.8 .8 7.8-7M0 3.3V11.5M-4.7 7.5H4.7`,
  no: `M-5.3 6C-11.5 1-9-10 0-10C9-10 11.5 1 5.3 6${circle(-5.6, 8.7, 2.9)}${circle(5.6, 8.7, 2.9)}`,
}

/** The letters of the two angles, AC and MC, in the same style. */
export const angleGlyphs: Readonly<Record<string, string>> = {
  as: 'M-12.5 8.5L-6.5-8.5L-.5 8.5M-10.5 3H-2.5M12.5-5.5C11-8 9.5-9 7.5-9C3.5-9 1.5-5 1.5 0C1.5 5 3.5 9 7.5 9C9.5 9 11 8 12.5 5.5',
  mc: 'M-14 8.5V-8.5L-8 4L-2-8.5V8.5M13.5-5.5C12-8 10.5-9 8.5-9C4.5-9 2.5-5 2.5 0C2.5 5 4.5 9 8.5 9C10.5 9 12 8 13.5 5.5',
}

/** The five aspects by their short names. */
export const aspectGlyphs: Readonly<Record<string, string>> = {
  con: `${circle(-3, 3.5, 5)}M.7-.2L8-7.5`,
  sex: 'M-8 0H8M-4-7L4 7M4-7L-4 7',
  squ: 'M-6.5-6.5H6.5V6.5H-6.5Z',
  tri: 'M0-7.5L8 6.5H-8Z',
  opp: `${circle(-5, 5, 3.6)}${circle(5, -5, 3.6)}M-2.4 2.4L2.4-2.4`,
}

/** A glyph at a point, `size` units high, with a dark edge that separates it from what lies behind. */
export const glyphAt = (d: string, x: number, y: number, size: number, colour: string, width = 1.7, halo = 5): string => {
  const scale = size / 24
  const place = `transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})"`
  const edge = halo > 0 ? `<path d="${d}" stroke="#0d0e15" stroke-width="${(halo / scale).toFixed(1)}"/>` : ''
  return `<g ${place} fill="none" stroke-linecap="round" stroke-linejoin="round">${edge}<path d="${d}" stroke="${colour}" stroke-width="${(width / scale).toFixed(2)}"/></g>`
}
