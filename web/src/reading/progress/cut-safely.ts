const LINK = /^\[[^\]\n]*\]\([^)\s]*\)/
const LINK_BEGUN = /^\[[^\]\n]*(\](\([^)\s]*)?)?$/

const toWordEnd = (text: string, cut: number) => {
  const rest = text.slice(cut).search(/\s/)
  return rest < 0 ? text.length : cut + rest
}

const toHeadingEnd = (text: string, cut: number) => {
  const line = text.lastIndexOf('\n', cut - 1) + 1
  if (text[line] !== '#') return cut
  const end = text.indexOf('\n', line)
  return end < 0 ? line : Math.max(cut, end)
}

const toLinkEnd = (text: string, cut: number) => {
  const open = text.lastIndexOf('[', cut - 1)
  if (open < 0) return cut
  const rest = text.slice(open)
  const link = LINK.exec(rest)
  if (link) return Math.max(cut, open + link[0].length)
  return LINK_BEGUN.test(rest) ? open : cut
}

const toStrongEnd = (text: string, cut: number) => {
  const block = text.lastIndexOf('\n\n', cut - 1) + 1
  const marks = text.slice(block, cut).split('**').length - 1
  if (marks % 2 === 0) return cut
  const open = text.lastIndexOf('**', cut - 1)
  const close = text.indexOf('**', open + 2)
  return close < 0 ? open : Math.max(cut, close + 2)
}

/**
 * Where to stop showing `text` that is still arriving, at about `length`: never inside a word, a heading, a link or strong text. Unfinished
 * markup is held back.
 */
export const cutSafely = (text: string, length: number): number => {
  const word = toWordEnd(text, Math.min(length, text.length))
  const settled = word < text.length ? word : Math.max(0, text.search(/\s\S*$/))
  return [toHeadingEnd, toLinkEnd, toStrongEnd, toLinkEnd].reduce((cut, settle) => (cut > 0 ? settle(text, cut) : 0), settled)
}
