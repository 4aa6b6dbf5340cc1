import { Maximize2, Minimize2 } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { plate as texts } from '#texts/reading.ts'
import { Icon } from '../../components/icon.tsx'
import { useWide } from './is-wide.ts'
import './plate.css'

type PlateProps = {
  /** There is text to read, so the picture shrinks. */
  begun: boolean
  /** What the plate shows: cards, which are read one by one, or a picture with small print. */
  of: 'cards' | 'picture'
  large: boolean
  onSize: (large: boolean) => void
  children: ReactNode
}

/**
 * The picture of a reading: a third of a phone's height, or the left column on a laptop. Until there is text, it fills the window as far as
 * it can; afterwards a press enlarges it.
 */
export const Plate = ({ begun, of, large, onSize, children }: PlateProps) => {
  const wide = useWide()
  const compact = !large || (wide && of === 'cards')
  // At its small size on a phone, the parts are too small to press: all of it is one button.
  const whole = begun && compact && !wide
  const plate = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const laid = plate.current
    if (begun || !laid) return
    const table = import('./table.ts').then(({ layTable }) => layTable(laid))
    return () => void table.then((clear) => clear())
  }, [begun])
  return (
    <div ref={plate} className="rplate" data-of={of} data-compact={compact} data-large={begun && large}>
      <div className="rlaid" inert={whole}>
        {children}
      </div>
      {begun && (
        <button type="button" className="enlarge" aria-expanded={large} onClick={() => onSize(!large)}>
          <Icon of={large ? Minimize2 : Maximize2} />
          <span className={whole ? 'vh' : undefined}>{large ? texts.shrink : texts.enlarge}</span>
        </button>
      )}
    </div>
  )
}
