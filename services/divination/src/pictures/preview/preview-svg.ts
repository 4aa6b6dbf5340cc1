import { escapeHtml } from '@sibyl/platform/escape-html'
import { num } from '../num.ts'

const [WIDTH, HEIGHT] = [1200, 630]
const [NIGHT, GOLD, TEXT, QUIET] = ['#0d0e15', '#d9b978', '#ecebf3', '#a9a7ba']

/** The room for the picture, and for the words beside it. */
const PICTURE = { x: 72, y: 66, width: 420, height: 498 }
const WORDS = { gap: 56, right: 1128, top: 118, bottom: 470 }
const SIZES = [58, 52, 46, 40, 36]
const LINE = 1.22

export type Preview = {
  /** The picture as a complete SVG document, turned if `reversed`. */
  svg: string
  reversed: boolean
  sentence: string
  /** The width of a character of the sentence in the serif, in ems. */
  letter: number
}

/** The words in lines of at most `most` characters; a longer word has a line to itself. */
const broken = (text: string, most: number): string[] => {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** As few lines as `most` characters a line allow, and all about as long. */
const balanced = (text: string, most: number): string[] => {
  const count = broken(text, most).length
  let least = most
  while (least > 1 && broken(text, least - 1).length === count) least -= 1
  return broken(text, least)
}

const viewBoxOf = (svg: string): [number, number, number, number] => {
  const [x = 0, y = 0, width = 300, height = 520] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(/[\s,]+/).map(Number)
  return [x, y, width, height]
}

/** The picture as large as its room allows; also says where it ends on the right. */
const placed = (svg: string, reversed: boolean): { drawn: string; right: number } => {
  const box = viewBoxOf(svg)
  const scale = Math.min(PICTURE.width / box[2], PICTURE.height / box[3])
  const [width, height] = [box[2] * scale, box[3] * scale]
  const y = PICTURE.y + (PICTURE.height - height) / 2
  const inner = svg.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '')
  const turn = reversed ? ` transform="rotate(180 ${num(PICTURE.x + width / 2)} ${num(y + height / 2)})"` : ''
  const drawn = `<g${turn}><svg x="${PICTURE.x}" y="${num(y)}" width="${num(width)}" height="${num(height)}" viewBox="${box.join(' ')}">${inner}</svg></g>`
  return { drawn, right: PICTURE.x + width }
}

const frame = [24, 32, 38]
  .map((inset, index) => {
    const [stroke, dashes] = [[2, 3, 1][index], index === 1 ? ' stroke-dasharray="8 6"' : '']
    return `<rect x="${inset}" y="${inset}" width="${WIDTH - 2 * inset}" height="${HEIGHT - 2 * inset}" stroke-width="${stroke}"${dashes}/>`
  })
  .join('')

/** The mark of the product: ring, star and Moon. */
const mark = `<g transform="scale(1.5)"><circle cx="13" cy="13" r="10.5" fill="none" stroke="${GOLD}" stroke-width="1.2"/><path d="M13 6.5c.5 4.4 2.1 6 6.5 6.5-4.4.5-6 2.1-6.5 6.5-.5-4.4-2.1-6-6.5-6.5 4.4-.5 6-2.1 6.5-6.5Z" fill="${GOLD}"/><circle cx="20.4" cy="5.6" r="3.9" fill="${NIGHT}"/><circle cx="20.4" cy="5.6" r="2.3" fill="#e9dfc8"/></g>`

/** The preview of a shared sentence: the picture on the left, the sentence in the serif beside it, the mark at the foot. */
export const previewSvg = ({ svg, reversed, sentence, letter }: Preview): string => {
  const { drawn, right } = placed(svg, reversed)
  const x = right + WORDS.gap
  const room = WORDS.bottom - WORDS.top
  const tried = SIZES.map((size) => ({ size, lines: balanced(sentence, Math.floor((WORDS.right - x) / size / letter)) }))
  const { size, lines } = tried.find((one) => one.lines.length * one.size * LINE <= room) ?? tried.slice(-1)[0] ?? { size: 36, lines: [] }
  const top = WORDS.top + (room - lines.length * size * LINE) / 2 + size * 0.9
  const words = lines.map((line, at) => `<tspan x="${num(x)}" y="${num(top + at * size * LINE)}">${escapeHtml(line)}</tspan>`).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${NIGHT}"/>` +
    `<g fill="none" stroke="${GOLD}" stroke-opacity=".42">${frame}</g>${drawn}` +
    `<text font-family="Bodoni Moda" font-size="${size}" fill="${TEXT}">${words}</text>` +
    `<g transform="translate(${num(x)} 514)">${mark}</g>` +
    `<text x="${num(x + 56)}" y="541" font-family="Instrument Sans" font-size="26" fill="${QUIET}">Turn your own card</text></svg>`
  )
}
