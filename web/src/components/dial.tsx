import type { Sky } from '@sibyl/contracts/http/sky'
import './dial.css'
import { dialLabels } from './dial-labels.ts'
import { Moon } from './moon.tsx'
import { Rays } from './rays.tsx'

const GOLD = '#d9b978'
const RING = 278
const RIM = RING + 34
/** The Moon's position on the dial, in degrees clockwise from the top. */
const MOON_AT = 34
const MOON_RADIUS = 45

const point = (radius: number, degrees: number) => {
  const angle = (degrees * Math.PI) / 180
  return { x: Number((radius * Math.sin(angle)).toFixed(1)), y: Number((-radius * Math.cos(angle)).toFixed(1)) }
}

/** Rings and rays, which do not depend on the time. */
const Plate = () => (
  <>
    <defs>
      <radialGradient id="dial-fade">
        <stop offset=".45" stopColor="#fff" />
        <stop offset="1" stopColor="#000" />
      </radialGradient>
      <mask id="dial-mask">
        <circle r="262" fill="url(#dial-fade)" />
      </mask>
    </defs>
    <g mask="url(#dial-mask)">
      <Rays from={120} to={262} count={120} width={0.05} opacity={0.55} />
      <Rays from={120} to={226} count={60} width={0.05} opacity={0.5} />
    </g>
    <g fill="none" stroke={GOLD} opacity=".5">
      <circle r={RING - 14} strokeWidth=".7" />
      <circle r={RING + 14} strokeWidth=".7" />
      <circle r={RIM} strokeWidth="1" />
    </g>
  </>
)

/** Degrees, fives and the bounds of the signs; counter-clockwise, as on the sky's own chart. */
const Scale = ({ rotation }: { rotation: number }) => (
  <g transform={`rotate(${rotation.toFixed(2)}) scale(1 -1)`} fill="none" stroke={GOLD} opacity=".55">
    <circle r={RING + 18} strokeWidth="6" pathLength="360" strokeDasharray=".14 .86" />
    <circle r={RING + 20} strokeWidth="10" pathLength="72" strokeDasharray=".035 .965" />
    <circle r={RING + 24} strokeWidth="19" pathLength="12" strokeDasharray=".009 .991" />
    <circle r={RING} strokeWidth="28" pathLength="12" strokeDasharray=".007 .993" />
  </g>
)

const SunMark = ({ at }: { at: number }) => {
  const { x, y } = point(RIM, at)
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="17" fill="#0d0e15" />
      <Rays from={9} to={15.5} count={16} width={0.16} opacity={1} />
      <circle r="6.5" fill={GOLD} />
    </g>
  )
}

const MoonMark = ({ sky }: { sky: Sky }) => {
  const { x, y } = point(RIM, MOON_AT)
  return (
    <>
      <path className="leader" d={`M${(x + MOON_RADIUS + 14).toFixed(0)} ${y}H392`} stroke={GOLD} opacity=".5" />
      <g transform={`translate(${x} ${y})`}>
        <circle r={MOON_RADIUS + 8} fill="#0d0e15" />
        <Moon r={MOON_RADIUS} phase={sky.phase} lit={sky.lit} />
      </g>
    </>
  )
}

const Heavens = ({ sky, moonInMiddle }: { sky: Sky; moonInMiddle: boolean }) => {
  const turned = (longitude: number) => MOON_AT - (longitude - sky.moon)
  return (
    <g className="heavens">
      <Scale rotation={turned(0) - 90} />
      {dialLabels(moonInMiddle ? null : sky.moon).map(({ label, longitude }) => (
        <text key={label} transform={`rotate(${turned(longitude).toFixed(1)})`} y={-RING + 4} opacity=".8">
          {label}
        </text>
      ))}
      {sky.planets.map(({ name, longitude }) => {
        const { x, y } = point(RIM, turned(longitude))
        return <circle key={name} cx={x} cy={y} r="3.6" fill="#0d0e15" stroke={GOLD} strokeWidth="1.2" />
      })}
      <SunMark at={turned(sky.sun)} />
      {moonInMiddle ? (
        <>
          <circle r="118" fill="#0d0e15" />
          <Moon r={104} phase={sky.phase} lit={sky.lit} />
        </>
      ) : (
        <MoonMark sky={sky} />
      )}
    </g>
  )
}

/** The zodiac with the current positions of Sun, Moon and planets. The rings render at once; the bodies follow, without a layout shift. */
export const Dial = ({ sky, moonInMiddle = false }: { sky: Sky | null; moonInMiddle?: boolean }) => (
  <svg className="dial" viewBox="-350 -350 700 700" aria-hidden="true" focusable="false">
    <Plate />
    {sky && <Heavens sky={sky} moonInMiddle={moonInMiddle} />}
  </svg>
)
