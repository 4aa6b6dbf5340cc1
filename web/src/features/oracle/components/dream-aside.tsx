import { dreamAside as texts } from '#texts/oracle-dream.ts'
import './dream-aside.css'

type Star = { x: number; y: number; size: number; name: string }

const stars: readonly Star[] = [
  { x: -80, y: 62, size: 13, name: texts.symbols.house },
  { x: -58, y: -44, size: 20, name: texts.symbols.water },
  { x: 34, y: -12, size: 11, name: texts.symbols.stranger },
  { x: 92, y: -78, size: 16, name: texts.symbols.door },
]

const far = [
  [-120, -20],
  [-88, -104],
  [-20, -112],
  [18, -82],
  [66, 40],
  [118, 14],
  [-30, 96],
  [40, 108],
  [-8, 44],
  [96, 86],
  [-60, 118],
  [128, -34],
] as const

const rays = (size: number, offset: number) =>
  Array.from({ length: 4 }, (_, index) => {
    const turn = offset + (index * Math.PI) / 2
    const point = (radius: number, at: number) => `${(radius * Math.sin(at)).toFixed(1)} ${(-radius * Math.cos(at)).toFixed(1)}`
    return `M${point(size * 0.24, turn - Math.PI / 4)}L${point(size, turn)}L${point(size * 0.24, turn + Math.PI / 4)}`
  }).join('')

const ticks = Array.from({ length: 72 }, (_, index) => {
  const turn = (index * Math.PI) / 36
  const inner = index % 6 === 0 ? 141 : 146
  const at = (radius: number) => `${(radius * Math.sin(turn)).toFixed(1)} ${(-radius * Math.cos(turn)).toFixed(1)}`
  return `M${at(150)}L${at(inner)}`
}).join('')

const Constellation = () => (
  <svg className="dreamsky" viewBox="-160 -160 320 320" aria-hidden="true">
    <circle r="154" />
    <circle r="150" className="hair" />
    <path d={ticks} className="hair" />
    {far.map(([x, y]) => (
      <circle key={`${x} ${y}`} className="far" cx={x} cy={y} r="1.2" />
    ))}
    <path className="joined" d={`M${stars.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
    {stars.map(({ x, y, size, name }) => (
      <g key={name} transform={`translate(${x} ${y})`}>
        <circle r={size} className="clear" />
        <path d={rays(size, 0)} />
        <path d={rays(size * 0.55, Math.PI / 4)} className="hair" />
        <text y={size + 17}>{name}</text>
      </g>
    ))}
  </svg>
)

/** What the oracle looks for in a dream, drawn like its result. */
export const DreamAside = ({ premium }: { premium: boolean }) => (
  <aside className="aside" aria-label={texts.label}>
    <Constellation />
    <p className="note">
      {premium ? texts.premium : texts.free} {texts.always}
    </p>
  </aside>
)
