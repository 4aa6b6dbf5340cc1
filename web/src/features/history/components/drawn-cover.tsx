import type { Fact } from '@sibyl/contracts/http/readings'
import type { MethodId } from '@sibyl/contracts/methods'
import type { ReactNode } from 'react'

/** Drawings for a cover of 84 to 96 px: few lines, each at least a pixel wide, around the middle of the card. */

const on = (radius: number, degrees: number) => {
  const angle = (degrees * Math.PI) / 180
  return { x: Number((radius * Math.cos(angle)).toFixed(1)), y: Number((-radius * Math.sin(angle)).toFixed(1)) }
}

const everyDegrees = (step: number) => Array.from({ length: 360 / step }, (_, index) => index * step)

const numbersOf = (value: unknown): number[] => (Array.isArray(value) ? value.filter((one) => typeof one === 'number') : [])

/** The six lines as cast, from the bottom up; a dot marks a changing line. */
const Lines = ({ values }: { values: number[] }) =>
  values.map((value, index) => {
    const y = 24 - index * 9.6
    const changing = value === 6 || value === 9
    return (
      <g key={index}>
        <path strokeWidth="4" d={value % 2 === 1 ? `M-20 ${y}H20` : `M-20 ${y}H-3.5M3.5 ${y}H20`} />
        {changing && <circle cx="26" cy={y} r="1.6" fill="currentColor" stroke="none" />}
      </g>
    )
  })

/** The planets of a chart on their circle, with the signs counter-clockwise. */
const Wheel = ({ longitudes }: { longitudes: number[] }) => (
  <>
    <circle r="30" />
    <circle r="23" strokeOpacity=".6" />
    {everyDegrees(30).map((degrees) => {
      const [from, to] = [on(23, degrees), on(30, degrees)]
      return <path key={degrees} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
    })}
    {longitudes.map((longitude) => {
      const { x, y } = on(16, 180 + longitude)
      return <circle key={longitude} cx={x} cy={y} r="2" fill="currentColor" stroke="none" />
    })}
    <circle r="3.5" />
  </>
)

/** A week: seven days under an arc, the first one filled. */
const Week = () => (
  <>
    <path d="M-30 14A30 30 0 0 1 30 14" />
    <path d="M-34 14H34" />
    {[-30, -20, -10, 0, 10, 20, 30].map((x) => (
      <circle key={x} cx={x} cy="24" r="2.6" fill={x === -30 ? 'currentColor' : 'none'} />
    ))}
    <circle cy="-2" r="7" fill="currentColor" stroke="none" />
  </>
)

const NumberRose = ({ value }: { value: number }) => (
  <>
    <circle r="30" />
    {everyDegrees(40).map((degrees) => {
      const [tip, left, right] = [on(30, degrees + 90), on(19, degrees + 70), on(19, degrees + 110)]
      return <path key={degrees} strokeOpacity=".7" d={`M${left.x} ${left.y}L${tip.x} ${tip.y}L${right.x} ${right.y}`} />
    })}
    <text y="9" fontSize="26">
      {value}
    </text>
  </>
)

const GOLDEN_ANGLE = 137.5

/** A star for each symbol of a dream, joined in the order of the telling. */
const Stars = ({ count }: { count: number }) => {
  const stars = Array.from({ length: count }, (_, index) => on(10 + 20 * ((index + 1) / count), 200 + index * GOLDEN_ANGLE))
  return (
    <>
      <path strokeOpacity=".6" d={`M${stars.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
      {stars.map(({ x, y }) => (
        <path
          key={`${x} ${y}`}
          fill="currentColor"
          stroke="none"
          d={`M${x} ${y - 6}l1.6 4.4 4.4 1.6-4.4 1.6-1.6 4.4-1.6-4.4-4.4-1.6 4.4-1.6Z`}
        />
      ))}
    </>
  )
}

const MOST_STARS = 7
const isFigure = ({ data: { kind } }: Fact) => kind === 'symbol' || kind === 'person' || kind === 'setting'

/** The drawing or calculation of a method without cards; null if the facts are missing or unknown. */
const emblemOf = (methodId: MethodId, facts: readonly Fact[]): ReactNode => {
  if (methodId === 'iching') {
    const values = numbersOf(facts.find(({ id }) => id === 'cast')?.data.values)
    return values.length === 6 ? <Lines values={values} /> : null
  }
  if (methodId === 'numerology') {
    const { data } = facts.find(({ id }) => id === 'life-path' || id === 'personal-month') ?? {}
    return typeof data?.number === 'number' ? <NumberRose value={data.number} /> : null
  }
  if (methodId === 'astrology') {
    if (facts.some(({ id }) => id === 'week')) return <Week />
    const longitudes = numbersOf(facts.map(({ data }) => (data.body ? data.longitude : undefined)))
    return longitudes.length > 0 ? <Wheel longitudes={[...new Set(longitudes)]} /> : null
  }
  if (methodId === 'love') {
    const between = numbersOf(facts.map(({ data }) => (data.kind === 'composite' ? data.longitude : undefined)))
    return between.length > 0 ? <Wheel longitudes={[...new Set(between)]} /> : null
  }
  const symbols = facts.filter(isFigure).length
  return methodId === 'dream' && symbols > 0 ? <Stars count={Math.min(Math.max(symbols, 3), MOST_STARS)} /> : null
}

/** A card of the deck's stock with the cast on it; null if there is nothing to draw. */
export const drawnCover = (methodId: MethodId, facts: readonly Fact[]) => {
  const emblem = emblemOf(methodId, facts)
  return (
    emblem && (
      <svg className="card drawn" viewBox="-42 -73 84 146" fill="none" stroke="currentColor" aria-hidden="true" focusable="false">
        <rect x="-38" y="-69" width="76" height="138" rx="1.5" strokeWidth=".7" />
        <g strokeOpacity=".55">
          <path d="M-6-56H6M0-62V-50M-6 56H6M0 50V62" />
          <circle cy="-56" r="2.2" />
          <circle cy="56" r="2.2" />
        </g>
        {emblem}
      </svg>
    )
  )
}
