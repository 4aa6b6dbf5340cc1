import { capital } from '../../wording.ts'
import { seeded } from '../constellation/layout.ts'
import { num } from '../num.ts'

const [PAGE, GOLD, BLUE, TEXT] = ['#0d0e15', '#d9b978', '#a9b6f7', '#ecebf3']
const SERIF = "'Bodoni Moda',Didot,'Bodoni 72',Georgia,serif"
const ORBIT = 132
/** The distance between the two centres: within each other's orbit, touching, or apart. */
const apart = { settled: 176, new: 214, open: 196, unrequited: 226, doubt: 256, ended: 318 } as const

type Stage = keyof typeof apart

/** Two people to draw: the numbers of their names (0 for none) and of both together, their stage, and the names of the drawn cards. */
export type Pair = { yours: number; theirs: number; together?: number; stage: Stage; cards: readonly string[]; seed: string }

const at = (radius: number, turn: number): string => `${num(radius * Math.sin(turn))} ${num(-radius * Math.cos(turn))}`

/** `count` rays around a disc, half of each filled like an engraver's shading; without a number, sixteen rays of two lengths. */
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

/** The polygon from tip to tip, skipping as many tips as it takes to form a star. */
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

/** Without a number: a sun for the reader, a moon for the other person. */
const heart = (count: number, ink: string, isMoon: boolean): string => {
  if (count > 0) return `<text y="13" font-family="${SERIF}" font-size="38" text-anchor="middle" fill="${TEXT}">${count}</text>`
  return isMoon
    ? `<path d="M6-18C-9-21-20-11-20 1S-8 21 8 16C-3 12-7 7-7 0S-3-13 6-18Z" fill="none" stroke="${ink}" stroke-width="1.600"/>`
    : `<circle r="16" fill="none" stroke="${ink}" stroke-width="1.600"/><circle r="2.500" fill="${ink}"/>`
}

type One = { x: number; count: number; ink: string; isMoon: boolean; dotted: boolean; fact: string; whose: string }

/** A part that shows a fact, with an invisible tap target around its middle. */
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
    const [x, y, size] = [-320 + 640 * random(), -170 + 292 * random(), 0.5 + random() ** 3 * 1.3]
    return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(size)}"/>`
  }).join('')

/** The number of both names together, where the orbits meet. */
const joint = ({ together }: Pair): string => {
  if (together === undefined)
    return '<path d="M0-34L2.500-26.500L10-24L2.500-21.500L0-14L-2.500-21.500L-10-24L-2.500-26.500Z" fill="#d9b978"/>'
  const drawn = `<circle r="19" fill="${PAGE}" stroke="${TEXT}" stroke-width="1"/><text y="8.500" font-family="${SERIF}" font-size="24" text-anchor="middle" fill="${TEXT}">${together}</text>`
  return `<g transform="translate(0 -24)">${speaking('numbers-together', `Both names together: ${together}`, 32, drawn)}</g>`
}

const said: Readonly<Record<Stage, string>> = {
  settled: 'their orbits deep in one another',
  new: 'their orbits meeting',
  open: 'their orbits crossing',
  unrequited: 'one orbit drawn, the other dotted',
  doubt: 'their orbits barely touching',
  ended: 'their orbits apart',
}

/** The stage, shown by how the two orbits lie; their lines are the tap targets. */
const orbits = (one: One, other: One, stage: Stage): string => {
  const round = ({ x }: One) => `M${num(x - ORBIT)}-24a${ORBIT} ${ORBIT} 0 1 0 ${2 * ORBIT} 0a${ORBIT} ${ORBIT} 0 1 0 ${-2 * ORBIT} 0`
  const hit = `<path d="${round(one)}${round(other)}" class="hit" fill="none" stroke="${PAGE}" stroke-width="22" stroke-opacity="0"/>`
  return `<g data-fact="stage"><title>${capital(said[stage])}</title>${hit}${orbit(one)}${orbit(other)}</g>`
}

/** Draws the emblem of two people, without their cards, which lie beside it with their names. */
export const pairSvg = (pair: Pair): string => {
  const half = apart[pair.stage] / 2
  const one: One = { x: -half, count: pair.yours, ink: GOLD, isMoon: false, dotted: false, fact: 'your-number', whose: 'your' }
  const theirs = { fact: 'partner-number', whose: 'the other' }
  const other: One = { x: half, count: pair.theirs, ink: BLUE, isMoon: true, dotted: pair.stage === 'unrequited', ...theirs }
  const of = (count: number) => (count === 0 ? 'a star without a number' : `a star of ${count}`)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-340 -180 680 312" role="img" aria-labelledby="t d"><title id="t">Two stars: ${of(pair.yours)} and ${of(pair.theirs)}, ${said[pair.stage]}</title>` +
    `<desc id="d">The gold star stands for the one who asks, the blue for the other; the number of rays is the number of the name. Cards drawn: ${pair.cards.join('; ')}.</desc>` +
    `<rect x="-340" y="-180" width="680" height="312" fill="${PAGE}"/><g fill="${BLUE}" fill-opacity=".45">${farStars(seeded(pair.seed))}</g>` +
    `<path d="M-320-24H320" stroke="${GOLD}" stroke-width=".6" stroke-opacity=".35"/>${orbits(one, other, pair.stage)}${star(one)}${star(other)}${joint(pair)}</svg>`
  )
}
