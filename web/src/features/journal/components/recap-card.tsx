import type { JournalDay } from '@sibyl/contracts/http/journal'
import type { Ref } from 'react'
import { recap as texts } from '#texts/recap.ts'
import { moonLines } from '../../../components/moon.tsx'
import { shortDayName } from '../../../lib/months.ts'
import { balanced } from '../../../reading/image/lines.ts'
import type { Ray, Recap } from '../recap.ts'

const [GOLD, IVORY, TEXT, QUIET, NIGHT] = ['#d9b978', '#e9dfc8', '#ecebf3', '#a9a7ba', '#0c0d16']
const [CX, CY, RING, MOON_R, RAYS] = [160, 180, 97, 7.2, 78]
/** A ray is this long if it did not speak, a little, or did; one without an answer is between. */
const LENGTHS = [6, 14, 26] as const
const UNANSWERED = 10
const SENTENCE = { size: 14.5, line: 19, width: 252, letter: 0.46, most: 4 }

const turnOf = (day: number, days: number) => (2 * Math.PI * day) / days
const at = (radius: number, turn: number) =>
  [CX + radius * Math.sin(turn), CY - radius * Math.cos(turn)].map((value) => value.toFixed(1)).join(' ')

const Moons = ({ days }: { days: readonly JournalDay[] }) =>
  days.map(({ date, moon }, index) => (
    <g key={date} transform={`translate(${at(RING, turnOf(index, days.length))})`}>
      <circle r={MOON_R} fill={NIGHT} stroke={GOLD} strokeOpacity=".6" strokeWidth=".8" />
      <path d={moonLines(MOON_R, moon.phase, moon.lit).lit} fill={IVORY} />
    </g>
  ))

const Rays = ({ rays, of }: { rays: readonly Ray[]; of: number }) =>
  rays.map(({ day, shift, spoke }) => {
    const turn = turnOf(day + shift, of)
    const length = spoke === undefined ? UNANSWERED : LENGTHS[spoke]
    return (
      <path
        key={`${day} ${shift}`}
        d={`M${at(RAYS, turn)}L${at(RAYS - length, turn)}`}
        stroke={GOLD}
        strokeWidth={spoke === 2 ? 2 : 1.2}
        strokeLinecap="round"
      />
    )
  })

const serif = { fontFamily: 'Bodoni Moda', textAnchor: 'middle' } as const
const sans = { fontFamily: 'Instrument Sans', textAnchor: 'middle', fontSize: 12, fill: QUIET } as const

const Line = ({ y, words, below }: { y: number; words: string; below: string }) => (
  <>
    <text x={CX} y={y} fontSize="19" fill={TEXT} {...serif}>
      {words}
    </text>
    <text x={CX} y={y + 18} {...sans}>
      {below}
    </text>
  </>
)

/** What follows the card seen most and the Moon, if no sentence is chosen. */
const counts = ({ spoke, reversed, cards }: Recap) => (spoke.of > 0 ? texts.spoke(spoke.count, spoke.of) : texts.reversed(reversed, cards))

type RecapCardProps = { month: string; days: readonly JournalDay[]; recap: Recap; sentence: string | undefined; ref: Ref<SVGSVGElement> }

/** A month as a card of the deck: the ring of its Moons, a ray for each card, and one sentence of the reader's choosing. */
export const RecapCard = ({ month, days, recap, sentence, ref }: RecapCardProps) => {
  const most = recap.most ? texts.most(recap.most.label, recap.most.times) : ''
  const full = texts.full(shortDayName(recap.full))
  const words = sentence ?? counts(recap)
  const lines = balanced(words, SENTENCE.width, (text) => text.length * SENTENCE.letter * SENTENCE.size)
  const top = 440 - ((Math.min(lines.length, SENTENCE.most + 1) - 1) * SENTENCE.line) / 2
  return (
    <svg
      ref={ref}
      className="recapcard"
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 320 520"
      role="img"
      aria-label={texts.described(month, recap.cards, most, full)}
    >
      <rect width="320" height="520" rx="14" fill="#12142a" />
      <g fill="none" stroke={GOLD}>
        <rect x="12" y="12" width="296" height="496" rx="6" strokeWidth="1.1" />
        <rect x="17" y="17" width="286" height="486" rx="3" strokeWidth="3" strokeDasharray="6.6 6.6" opacity=".7" />
        <rect x="22" y="22" width="276" height="476" rx="1.5" strokeWidth=".7" />
        <circle cx={CX} cy={CY} r={RING + 15} strokeWidth=".8" opacity=".6" />
        <circle cx={CX} cy={CY} r={RING - 15} strokeWidth=".6" opacity=".5" />
      </g>
      <text x={CX} y="55" fontSize="25" fill={GOLD} {...serif}>
        {month}
      </text>
      <Moons days={days} />
      <Rays rays={recap.rays} of={days.length} />
      <text x={CX} y={CY + 8} fontSize="38" fill={TEXT} {...serif}>
        {recap.cards}
      </text>
      <text x={CX} y={CY + 26} {...sans}>
        {texts.unit(recap.cards)}
      </text>
      <Line y={325} words={most} below={recap.most?.times === 1 ? texts.mostOnce : texts.mostOften} />
      <Line y={370} words={full} below={texts.fresh(shortDayName(recap.fresh))} />
      <path d="M145 402H175" stroke={GOLD} strokeWidth=".8" />
      {lines.map((line, index) => (
        <text key={line} x={CX} y={top + index * SENTENCE.line} fontSize={SENTENCE.size} fill={IVORY} {...serif}>
          {line}
        </text>
      ))}
    </svg>
  )
}
