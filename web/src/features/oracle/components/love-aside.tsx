import { loveAside as texts } from '#texts/oracle-love.ts'
import './love-aside.css'

const at = (radius: number, turn: number) => `${(radius * Math.sin(turn)).toFixed(1)} ${(-radius * Math.cos(turn)).toFixed(1)}`

const rays = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const turn = (index * 2 * Math.PI) / count
    return {
      half: `M${at(24, turn)}L${at(24, turn - 0.24)}L${at(54, turn)}Z`,
      outline: `M${at(24, turn - 0.24)}L${at(54, turn)}L${at(24, turn + 0.24)}`,
    }
  })

const ticks = Array.from(
  { length: 48 },
  (_, index) => `M${at(80, (index * Math.PI) / 24)}L${at(index % 4 ? 76 : 72, (index * Math.PI) / 24)}`,
).join('')

type OneProps = { x: number; count: number; className: string }

const One = ({ x, count, className }: OneProps) => (
  <g transform={`translate(${x} 0)`} className={className}>
    <circle r="84" />
    <path d={ticks} className="hair" />
    <path
      d={rays(count)
        .map(({ half }) => half)
        .join('')}
      className="filled"
    />
    <path
      d={rays(count)
        .map(({ outline }) => outline)
        .join('')}
    />
    <circle r="22" />
    <circle r="18" className="hair" />
  </g>
)

const numbers = (named: number) => {
  if (named === 0) return texts.numbers.none
  return named === 1 ? texts.numbers.one : texts.numbers.two
}

/** The two people, and what will be read between them. */
export const LoveAside = ({ charts, premium, named }: { charts: boolean; premium: boolean; named: number }) => (
  <aside className="aside" aria-label={texts.label}>
    <svg className="two" viewBox="-170 -104 340 208" aria-hidden="true">
      <path d="M-168 0H168" className="hair" />
      <One x={-62} count={5} className="one" />
      <One x={62} count={7} className="other" />
      <path d="M0-12L3-3L12 0L3 3L0 12L-3 3L-12 0L-3-3Z" className="spark" />
    </svg>
    <p className="note">
      {charts ? texts.charts : `${premium ? texts.cards.premium : texts.cards.free} ${numbers(named)}`} {texts.always}
    </p>
  </aside>
)
