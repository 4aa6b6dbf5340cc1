import { inLove, jointNumber } from '../../methods/love/numbers.ts'
import { isStage } from '../../methods/love/stages.ts'
import type { StageKey } from '../../methods/love/themes.data.ts'
import { cardById } from '../../methods/tarot/cards/deck.ts'
import { seeded } from '../constellation/layout.ts'

const [PAGE, GOLD, BLUE, TEXT] = ['#0d0e15', '#d9b978', '#a9b6f7', '#ecebf3']
const SERIF = "'Bodoni Moda',Didot,'Bodoni 72',Georgia,serif"
const ORBIT = 132
const MOST_CARDS = 4

type Pair = { yours: number; theirs: number; stage: StageKey; cards: string[] }

/** How far apart the two stand, from centre to centre: within each other's orbit, touching, or apart. */
const apart: Readonly<Record<StageKey, number>> = { settled: 176, new: 214, open: 196, unrequited: 226, doubt: 256, ended: 318 }

const isNumber = (text: string): boolean => text === '0' || inLove[Number(text)] !== undefined

const cardName = (part: string): string | undefined => {
  const [, id = '', reversed] = /^c-([a-z]+-(?:\d\d|page|knight|queen|king))(r?)$/.exec(part) ?? []
  const card = cardById(id)
  return card && (reversed ? `${card.name}, reversed` : card.name)
}

const parse = (code: string): Pair | undefined => {
  const [p = '', t = '', s = '', ...drawn] = code.split('.', MOST_CARDS + 4)
  const yours = /^p(\d{1,2})$/.exec(p)?.[1] ?? ''
  const theirs = /^t(\d{1,2})$/.exec(t)?.[1] ?? ''
  const stage = s.startsWith('s-') ? s.slice(2) : ''
  const cards = drawn.map(cardName)
  const known = cards.filter((name) => name !== undefined)
  if (!isNumber(yours) || !isNumber(theirs) || !isStage(stage) || known.length !== cards.length || cards.length > MOST_CARDS)
    return undefined
  return { yours: Number(yours), theirs: Number(theirs), stage, cards: known }
}

const num = (value: number): string => String(Math.round(value * 10) / 10)
const at = (radius: number, turn: number): string => `${num(radius * Math.sin(turn))} ${num(-radius * Math.cos(turn))}`

/** So many rays about a disc, half of each filled as an engraver shades it; without a number, sixteen rays of two lengths. */
const rays = (count: number, ink: string): string => {
  const many = count === 0 ? 16 : count
  const width = Math.min(0.32, 2.2 / many)
  const ray = (index: number) => {
    const turn = (index * 2 * Math.PI) / many
    const tip = count === 0 && index % 2 === 1 ? 62 : 88
    return {
      light: `M${at(40, turn)}L${at(40, turn - width)}L${at(tip, turn)}Z`,
      outline: `M${at(40, turn - width)}L${at(tip, turn)}L${at(40, turn + width)}`,
    }
  }
  const all = Array.from({ length: many }, (_, index) => ray(index))
  return `<path d="${all.map(({ light }) => light).join('')}" fill="${ink}"/><path d="${all.map(({ outline }) => outline).join('')}" fill="none" stroke="${ink}" stroke-width="1.100" stroke-linejoin="round"/>`
}

/** The polygon drawn from tip to tip, skipping as many as make a star of it. */
const web = (count: number, ink: string): string => {
  if (count < 3) return ''
  const skip = count < 5 ? 1 : Math.floor((count - 1) / 2)
  const lines = Array.from(
    { length: count },
    (_, index) => `M${at(88, (index * 2 * Math.PI) / count)}L${at(88, ((index + skip) * 2 * Math.PI) / count)}`,
  )
  return `<path d="${lines.join('')}" fill="none" stroke="${ink}" stroke-width=".6" stroke-opacity=".45"/>`
}

const ticks = (radius: number, count: number, length: number): string =>
  Array.from({ length: count }, (_, index) => {
    const turn = (index * 2 * Math.PI) / count
    return `M${at(radius, turn)}L${at(radius - (index % 6 === 0 ? length * 1.8 : length), turn)}`
  }).join('')

/** A sun for the one who asks, a moon for the other, where there is no number. */
const heart = (count: number, ink: string, isMoon: boolean): string => {
  if (count > 0) return `<text y="13" font-family="${SERIF}" font-size="38" text-anchor="middle" fill="${TEXT}">${count}</text>`
  return isMoon
    ? `<path d="M6-18C-9-21-20-11-20 1S-8 21 8 16C-3 12-7 7-7 0S-3-13 6-18Z" fill="none" stroke="${ink}" stroke-width="1.600"/>`
    : `<circle r="16" fill="none" stroke="${ink}" stroke-width="1.600"/><circle r="2.500" fill="${ink}"/>`
}

type One = { x: number; count: number; ink: string; isMoon: boolean; dotted: boolean; fact: string; whose: string }

/** What shows a fact, with an unseen place to tap round its middle. */
const speaking = (fact: string, title: string, r: number, inner: string): string =>
  `<g data-fact="${fact}"><title>${title}</title><circle r="${r}" class="hit" fill="${PAGE}" fill-opacity="0"/>${inner}</g>`

const orbit = ({ x, ink, dotted }: One): string =>
  `<g transform="translate(${num(x)} -24)" fill="none" stroke="${ink}"><circle r="${ORBIT}" stroke-width="1.400"${dotted ? ' stroke-dasharray="2 7" stroke-linecap="round"' : ''}/>` +
  `<circle r="${ORBIT - 7}" stroke-width=".6" stroke-opacity=".6"/><path d="${ticks(ORBIT - 7, 72, 5)}" stroke-width=".7" stroke-opacity=".7"/></g>`

const star = ({ x, count, ink, isMoon, fact, whose }: One): string => {
  const drawn = `${web(count, ink)}${rays(count, ink)}<circle r="38" fill="${PAGE}" stroke="${ink}" stroke-width="1.400"/><circle r="33.500" fill="none" stroke="${ink}" stroke-width=".6"/>${heart(count, ink, isMoon)}`
  return `<g transform="translate(${num(x)} -24)">${count === 0 ? drawn : speaking(fact, `The number of ${whose} name, ${count}`, 92, drawn)}</g>`
}

const farStars = (random: () => number): string =>
  Array.from({ length: 70 }, () => {
    const [x, y, size] = [-320 + 640 * random(), -240 + 420 * random(), 0.5 + random() ** 3 * 1.3]
    return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(size)}"/>`
  }).join('')

/** The number of both names together, set where the orbits meet. */
const joint = ({ yours, theirs }: Pair): string => {
  if (yours === 0 || theirs === 0)
    return '<path d="M0-34L2.500-26.500L10-24L2.500-21.500L0-14L-2.500-21.500L-10-24L-2.500-26.500Z" fill="#d9b978"/>'
  const { number } = jointNumber(yours, theirs)
  const drawn = `<circle r="19" fill="${PAGE}" stroke="${TEXT}" stroke-width="1"/><text y="8.500" font-family="${SERIF}" font-size="24" text-anchor="middle" fill="${TEXT}">${number}</text>`
  return `<g transform="translate(0 -24)">${speaking('numbers-together', `Both names together: ${number}`, 32, drawn)}</g>`
}

const legend = (cards: readonly string[]): string => {
  const rows = cards.length > 2 ? [cards.slice(0, 2), cards.slice(2)] : [cards]
  return rows.map((row, index) => `<text y="${(rows.length > 1 ? 182 : 192) + index * 32}">${row.join('  ·  ')}</text>`).join('')
}

const said: Readonly<Record<StageKey, string>> = {
  settled: 'their orbits deep in one another',
  new: 'their orbits meeting',
  open: 'their orbits crossing',
  unrequited: 'one orbit drawn, the other dotted',
  doubt: 'their orbits barely touching',
  ended: 'their orbits apart',
}

/** How the two orbits lie shows the stage; one taps them on their lines. */
const orbits = (one: One, other: One, stage: StageKey): string => {
  const round = ({ x }: One) => `M${num(x - ORBIT)}-24a${ORBIT} ${ORBIT} 0 1 0 ${2 * ORBIT} 0a${ORBIT} ${ORBIT} 0 1 0 ${-2 * ORBIT} 0`
  const title = said[stage].charAt(0).toUpperCase() + said[stage].slice(1)
  const hit = `<path d="${round(one)}${round(other)}" class="hit" fill="none" stroke="${PAGE}" stroke-width="22" stroke-opacity="0"/>`
  return `<g data-fact="stage"><title>${title}</title>${hit}${orbit(one)}${orbit(other)}</g>`
}

/** The emblem of two from a code such as `p5.t7.s-doubt.c-cups-02`: numbers (0 where there is none), the stage, the cards; undefined if it says anything else. */
export const pairSvg = (code: string): string | undefined => {
  const pair = parse(code)
  if (!pair) return undefined
  const half = apart[pair.stage] / 2
  const one: One = { x: -half, count: pair.yours, ink: GOLD, isMoon: false, dotted: false, fact: 'your-number', whose: 'your' }
  const theirs = { fact: 'partner-number', whose: 'the other' }
  const other: One = { x: half, count: pair.theirs, ink: BLUE, isMoon: true, dotted: pair.stage === 'unrequited', ...theirs }
  const of = (count: number) => (count === 0 ? 'a star without a number' : `a star of ${count}`)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-340 -250 680 500" role="img" aria-labelledby="t d"><title id="t">Two stars: ${of(pair.yours)} and ${of(pair.theirs)}, ${said[pair.stage]}</title>` +
    `<desc id="d">The gold star stands for the one who asks, the blue for the other; the number of rays is the number of the name. Cards drawn: ${pair.cards.join('; ')}.</desc>` +
    `<rect x="-340" y="-250" width="680" height="500" fill="${PAGE}"/><g fill="${BLUE}" fill-opacity=".45">${farStars(seeded(code))}</g>` +
    `<path d="M-320-24H320" stroke="${GOLD}" stroke-width=".6" stroke-opacity=".35"/>${orbits(one, other, pair.stage)}${star(one)}${star(other)}${joint(pair)}` +
    `<path d="M-150 146H-12M12 146H150M0 140L6 146L0 152L-6 146Z" fill="none" stroke="${GOLD}" stroke-width=".9"/>` +
    `<g font-family="${SERIF}" font-size="23" text-anchor="middle" fill="${TEXT}">${legend(pair.cards)}</g></svg>`
  )
}
