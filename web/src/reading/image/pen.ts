export type Pen = CanvasRenderingContext2D

export const INK = { night: '#0d0e15', text: '#ecebf3', quiet: '#a9a7ba', gold: '#d9b978', goldLine: 'rgb(217 185 120 / 0.42)' }

/** A text style; `size` is the font size in the picture's units. */
export type Face = { family: 'serif' | 'sans'; size: number; colour: string }

const FAMILIES = { serif: '"Bodoni Moda", Didot, "Times New Roman", serif', sans: '"Instrument Sans", system-ui, sans-serif' }

/** Bodoni's optical size for large type loses its hairlines on a dark ground, so it is drawn at these sizes and scaled up. */
const CUTS = { title: 15, small: 11, smallUpTo: 30 }
const WORD_SPACING = 0.06

const cutOf = ({ family, size }: Face) => (family === 'sans' ? size : size > CUTS.smallUpTo ? CUTS.title : CUTS.small)

const take = (pen: Pen, face: Face): number => {
  const cut = cutOf(face)
  pen.textRendering = 'geometricPrecision'
  pen.font = `400 ${cut}px ${FAMILIES[face.family]}`
  pen.wordSpacing = face.family === 'sans' ? `${WORD_SPACING * cut}px` : '0px'
  return face.size / cut
}

export const measuring = (pen: Pen, face: Face) => (text: string) => {
  const enlarged = take(pen, face)
  return pen.measureText(text).width * enlarged
}

/** Writes a line centred on `x`, starting at it or ending at it; `y` is its baseline. */
export const write = (pen: Pen, text: string, x: number, y: number, face: Face, align: CanvasTextAlign = 'center'): void => {
  pen.save()
  const enlarged = take(pen, face)
  pen.translate(x, y)
  pen.scale(enlarged, enlarged)
  pen.textAlign = align
  pen.fillStyle = face.colour
  pen.fillText(text, 0, 0)
  pen.restore()
}

/** Waits for the two fonts of the product. */
export const fontsReady = async (): Promise<void> => {
  await Promise.all(Object.values(FAMILIES).map((family) => document.fonts.load(`400 16px ${family.split(',')[0]}`)))
}
