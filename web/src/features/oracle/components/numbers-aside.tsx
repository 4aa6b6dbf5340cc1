import { type NumerologyType, namedTypes } from '@sibyl/contracts/http/reading-forms-numerology'
import { numbersAside as texts } from '#texts/oracle-numerology.ts'
import './numbers-aside.css'
import { YearCards } from './year-cards.tsx'

const GOLD = '#d9b978'

const rows = ['ABCDEFGHI', 'JKLMNOPQR', 'STUVWXYZ'].map((row) => [...row])

/** The letters of a name that the table contains, without diacritics; the server transliterates other alphabets. */
const lettersOf = (name: string): ReadonlySet<string> => new Set(name.normalize('NFKD').toUpperCase())

/** The letters under their numbers; those of the name are highlighted. */
const LetterTable = ({ name }: { name: string }) => {
  const lit = lettersOf(name)
  return (
    <svg viewBox="0 0 432 236" aria-hidden="true">
      <g fill="none" stroke={GOLD}>
        <path d="M8 6H424M8 9.500H424M8 226.500H424M8 230H424" strokeWidth=".9" />
        <path d="M8 76H424" strokeWidth="1.1" />
        <path d={Array.from({ length: 8 }, (_, line) => `M${54.2 + line * 46.2} 18V218`).join('')} strokeWidth=".6" opacity=".35" />
      </g>
      {Array.from({ length: 9 }, (_, column) => (
        <text key={column} className="value" x={31 + column * 46.2} y="58">
          {column + 1}
        </text>
      ))}
      {rows.flatMap((row, line) =>
        row.map((letter, column) => (
          <text key={letter} className={lit.has(letter) ? 'lit' : undefined} x={31 + column * 46.2} y={114 + line * 46}>
            {letter}
          </text>
        )),
      )}
    </svg>
  )
}

const spot = (radius: number, degrees: number) => {
  const angle = (degrees * Math.PI) / 180
  return { x: Number((radius * Math.sin(angle)).toFixed(1)), y: Number((-radius * Math.cos(angle)).toFixed(1)) }
}

/** The days of this month on a ring, today filled; the rays appear with the result. */
const MonthRing = () => {
  const now = new Date()
  const days = new Date(now.getFullYear(), now.getMonth() + 1, 0).getDate()
  return (
    <svg viewBox="-204 -204 408 408" aria-hidden="true">
      <g fill="none" stroke={GOLD}>
        <circle r="200" strokeWidth="1.4" />
        <circle r="196" strokeWidth=".6" opacity=".6" />
        <circle r="162" strokeWidth=".7" opacity=".5" />
        <circle r="112" strokeWidth=".9" opacity=".7" />
        <circle r="44" strokeWidth="1.1" />
        <circle r="40" strokeWidth=".6" opacity=".6" />
        {Array.from({ length: 9 }, (_, at) => {
          const { x, y } = spot(78, at * 40)
          return <circle key={at} cx={x} cy={y} r="15" strokeWidth=".9" strokeDasharray="2 3" opacity=".8" />
        })}
      </g>
      {Array.from({ length: days }, (_, at) => {
        const degrees = (at * 360) / days
        const { x, y } = spot(179, degrees)
        const today = at + 1 === now.getDate()
        return (
          <g key={at}>
            <path d="M0 -116V-156" stroke="#a9b6f7" strokeWidth="1" strokeDasharray="2 4" opacity=".6" transform={`rotate(${degrees})`} />
            {today && <circle cx={x} cy={y} r="14" fill={GOLD} />}
            <text className={today ? 'today' : 'day'} x={x} y={y + 5.5}>
              {at + 1}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

const counts = { lifepath: texts.life, personalmonth: texts.month, personalyear: texts.year, namechange: texts.change } as const

/** The numbers to be computed, and the table in use. */
export const NumbersAside = ({ kind, name, date, premium }: { kind: NumerologyType; name: string; date: string; premium: boolean }) => {
  const { counted, countedByPremium, sums } = counts[kind]
  return (
    <aside className="aside numbersaside" aria-label={texts.label}>
      {namedTypes.includes(kind) ? <LetterTable name={name} /> : kind === 'personalyear' ? <YearCards date={date} /> : <MonthRing />}
      <p className="note">{premium ? `${counted} ${countedByPremium}` : counted}</p>
      <p className="note">{sums}</p>
    </aside>
  )
}
