import type { Fact } from '@sibyl/contracts/http/readings'

/** Whether one fact mentions another, which may be drawn where the first is not: the Swords in a draw, the Moon in an aspect. */
type Covers = (whole: Fact, part: Fact) => boolean

const SIGN_ELEMENTS = ['fire', 'earth', 'air', 'water']
const SIGN_MODES = ['cardinal', 'fixed', 'mutable']
/** The hexagrams in a cast's picture. */
const HEXAGRAMS = ['primary', 'relating', 'nuclear']

const includes = (list: unknown, one: unknown) => Array.isArray(list) && list.includes(one)

const drawnTogether: Covers = (whole, { data }) => {
  if (typeof data.card !== 'string' || typeof whole.data.card === 'string') return false
  if (whole.id === 'majors') return data.card.startsWith('major-')
  if (whole.id === 'reversals') return data.reversed === true
  return typeof whole.data.suit === 'string' && data.card.startsWith(`${whole.data.suit}-`)
}

const inTheChart: Covers = ({ id, data }, part) => {
  const { body, sign } = part.data
  if (body !== part.id) return false
  if (id === 'moon-phase') return body === 'moon' || body === 'sun'
  if (id === 'day-or-night') return body === 'sun'
  if (id === 'chart-ruler') return body === data.ruler
  // The balance is counted over the ten planets, without the Moon's node.
  const signs = { elements: SIGN_ELEMENTS, modes: SIGN_MODES }[id]
  if (signs) return typeof sign === 'number' && body !== 'node' && signs[sign % signs.length] === data.dominant
  // The point of a birth is not in the chart of a return.
  return data.a === body || data.point === body || (data.b === body && !data.natal)
}

/** An aspect of the Moon on a day is drawn as the Moon of that day. */
const inTheWeek: Covers = ({ data }, part) =>
  part.data.kind === 'moon-day' && data.a === 'moon' && typeof data.local === 'string' && data.local.startsWith(`${part.data.local},`)

const inTheHexagrams: Covers = ({ id, data }, part) => {
  if (!HEXAGRAMS.includes(part.id) || HEXAGRAMS.includes(id)) return false
  if (id === 'trigrams' || id === 'cast') return part.id === 'primary'
  return data.hexagram === part.data.hexagram && !id.startsWith('line-')
}

const asRole = (name: unknown) => (typeof name === 'string' ? name.toLowerCase().replaceAll(' ', '-') : name)

const inTheNumbers: Covers = ({ data }, part) =>
  [data.between, data.roles].some((names) => Array.isArray(names) && includes(names.map(asRole), part.data.role))

const inTheDream: Covers = ({ data }, { id }) => includes(data.of, id) || data.before === id || data.after === id

const rules: readonly Covers[] = [drawnTogether, inTheChart, inTheWeek, inTheHexagrams, inTheNumbers, inTheDream]

/** The ids to highlight when a fact is open: its own, and those of the facts it mentions. */
export const litBy = (open: Fact | null, all: readonly Fact[]): ReadonlySet<string> =>
  new Set(
    open ? [open.id, ...all.filter((part) => part.id !== open.id && rules.some((covers) => covers(open, part))).map(({ id }) => id)] : [],
  )
