import { envelope as texts } from '#texts/gift.ts'
import { Star8 } from '../../../components/star8.tsx'
import '../gift.css'

const lines = (count: number, line: (nth: number) => string): string => Array.from({ length: count }, (_, nth) => line(nth)).join('')

/** The ruling of the lower half: a fan that widens towards the bottom edge. */
const ground = lines(24, (nth) => {
  const y = 194 + nth * 4.13
  const half = 58.8 + (y - 194) * 1.609
  return `M${(240 - half).toFixed(1)} ${y.toFixed(1)}h${(half * 2).toFixed(1)}`
})

/** The ruled sky of the flap, which leaves a round for the stars. */
const sky = lines(25, (nth) => {
  const y = 25 + nth * 4.2
  const left = 44.3 + nth * 5.61
  const round = Math.sqrt(Math.max(0, 72 ** 2 - (y - 62) ** 2))
  const length = (240 - round - left).toFixed(1)
  return `M${left.toFixed(1)} ${y.toFixed(1)}h${length}M${(480 - left).toFixed(1)} ${y.toFixed(1)}h-${length}`
})

/** The pressed edge of the seal. */
const edge = `M${lines(120, (nth) => {
  const angle = (nth * Math.PI) / 60
  const radius = 46 + 1.5 * Math.cos(angle * 20)
  return `${nth === 0 ? '' : 'L'}${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`
})}Z`

const ticks = lines(40, (nth) => {
  const angle = (nth * Math.PI) / 20
  const outer = nth % 5 === 0 ? 31.5 : 29.9
  const at = (radius: number) => `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`
  return `M${at(27.5)}L${at(outer)}`
})

const stars = ['M196 40', 'M284 40', 'M212 71', 'M268 71', 'M240 91']
  .map((at) => `${at}c.3 2.7 1.3 3.7 4 4-2.7.3-3.7 1.3-4 4-.3-2.7-1.3-3.7-4-4 2.7-.3 3.7-1.3 4-4Z`)
  .join('')

const Seal = () => (
  <g transform="translate(240 178)">
    <g className="giftseal">
      <path d={edge} fill="#d9b978" />
      <circle r="36" fill="none" stroke="#12131c" strokeWidth="1.4" />
      <circle r="33" fill="#12131c" />
      <path d={ticks} fill="none" stroke="#d9b978" strokeWidth=".9" />
      <Star8 long={24} short={13.4} waist={6.2} />
    </g>
  </g>
)

/** A sealed envelope in the deck's hand, with a name on it. `broken`: the seal leaves and the flap opens. */
export const Envelope = ({ name = '', broken = false }: { name?: string; broken?: boolean }) => (
  <svg className={broken ? 'envelope broken' : 'envelope'} viewBox="0 0 480 308" role="img" aria-label={texts.sealed(name)}>
    <rect width="480" height="308" rx="8" fill="#12131c" />
    <rect x="9" y="9" width="462" height="290" rx="3" fill="#1a1b23" stroke="#d9b978" strokeWidth="1.5" />
    <rect x="14" y="14" width="452" height="280" rx="1.5" fill="none" stroke="#d9b978" strokeWidth=".7" />
    <g fill="none" stroke="#d9b978" strokeLinecap="round">
      <path d="M15 293 198 156M465 293 282 156" strokeWidth="1.1" />
      <path d={ground} strokeWidth=".6" opacity=".5" />
    </g>
    <g className="flap">
      <path d="M15 15 220 172q20 16 40 0L465 15Z" fill="#2a2d45" stroke="#d9b978" strokeWidth="1.5" strokeLinejoin="round" />
      <path d="M30 19.5 223 164q17 12 34 0L450 19.5Z" fill="none" stroke="#d9b978" strokeWidth=".7" />
      <path d={sky} fill="none" stroke="#d9b978" strokeWidth=".6" opacity=".55" strokeLinecap="round" />
      <g fill="#d9b978">
        <path d="M240 34c1.6 13 6 17.4 19 19-13 1.6-17.4 6-19 19-1.6-13-6-17.4-19-19 13-1.6 17.4-6 19-19Z" />
        <path d={stars} />
      </g>
    </g>
    <Seal />
    {name && (
      <text x="240" y="276" fontSize={name.length > 22 ? 15 : 22}>
        {texts.to(name)}
      </text>
    )}
  </svg>
)
