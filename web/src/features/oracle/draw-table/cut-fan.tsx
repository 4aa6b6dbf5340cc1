import { type CSSProperties, useState } from 'react'
import { drawTable as texts } from '#texts/oracle-draw.ts'
import { fanAngles } from './fan-angles.ts'

const CARDS = 78
const backs = Array.from({ length: CARDS }, (_, index) => index)
/** The gap between the two parts, in degrees. */
const APART = 1.5

/** The deck to cut: a slider over the whole fan. The part to its right lifts; releasing it, or Enter, cuts. */
export const CutFan = ({ onCut }: { onCut: (at: number) => void }) => {
  const [at, setAt] = useState(39)
  const [moved, setMoved] = useState(false)
  const angles = fanAngles(CARDS, -CARDS)
  return (
    <div className="fan cutting">
      {backs.map((index) => {
        const right = index >= at
        const angle = (angles[index] ?? 0) + (moved ? (right ? APART : -APART) : 0)
        return (
          <div key={index} className="fancard" style={{ '--a': angle.toFixed(2), '--l': moved && right ? 24 : 0 } as CSSProperties}>
            {index === at && moved && <span className="tip">{texts.parts(at, CARDS - at)}</span>}
          </div>
        )
      })}
      <input
        type="range"
        min={1}
        max={CARDS - 1}
        value={at}
        aria-label={texts.cutAfter}
        aria-valuetext={texts.cutValue(at)}
        onChange={(event) => {
          setAt(Number(event.target.value))
          setMoved(true)
        }}
        onKeyDown={(event) => event.key === 'Enter' && onCut(at)}
        onPointerUp={() => moved && onCut(at)}
      />
    </div>
  )
}
