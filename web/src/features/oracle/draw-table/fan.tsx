import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { drawTable as texts } from '#texts/oracle-draw.ts'
import { cardAtAngle, fanAngles, liftOf } from './fan-angles.ts'

const PAGE = 10

const moves: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  PageUp: (at) => at - PAGE,
  PageDown: (at) => at + PAGE,
  Home: () => 0,
  End: (_, last) => last,
}

type FanProps = {
  /** The positions in the sealed order that are still in the fan. */
  positions: readonly number[]
  onTake: (position: number, card: Element | null) => void
}

/** All backs of a deck, side by side. The fan opens under the pointer; a tap on the lifted card takes it, a tap elsewhere moves the opening. */
export const Fan = ({ positions, onTake }: FanProps) => {
  const fan = useRef<HTMLDivElement>(null)
  const [wanted, setFocus] = useState(Math.floor(positions.length / 2))
  const [typed, setTyped] = useState('')
  const pressed = useRef<{ focus: number; x: number } | null>(null)
  const last = positions.length - 1
  const focus = Math.max(0, Math.min(wanted, last))
  const angles = fanAngles(positions.length, focus)

  const move = (to: number) => setFocus(Math.max(0, Math.min(to, last)))
  const take = (index: number) => {
    const position = positions[index]
    if (position !== undefined) onTake(position, fan.current?.querySelector(`#fan-${position}`) ?? null)
  }

  const under = ({ clientX }: { clientX: number }): number => {
    const box = fan.current?.getBoundingClientRect()
    const radius = Number.parseFloat(fan.current ? getComputedStyle(fan.current).getPropertyValue('--R') : '') || 1
    const sine = (clientX - (box ? box.left + box.width / 2 : 0)) / radius
    return cardAtAngle(positions.length, (Math.asin(Math.max(-1, Math.min(1, sine))) * 180) / Math.PI)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const to = moves[event.key]?.(focus, last)
    if (/^\d$/.test(event.key)) {
      const number = `${typed}${event.key}`.slice(-2)
      setTyped(number)
      const index = positions.indexOf(Number(number) - 1)
      if (index >= 0) setFocus(index)
      return
    }
    setTyped('')
    if (event.key === 'Enter' || event.key === ' ') take(focus)
    else if (to === undefined) return
    else move(to)
    event.preventDefault()
  }

  return (
    <div
      ref={fan}
      className="fan"
      role="listbox"
      tabIndex={0}
      aria-label={texts.fan}
      aria-activedescendant={`fan-${positions[focus]}`}
      onKeyDown={onKeyDown}
      onPointerDown={(event: PointerEvent) => {
        pressed.current = { focus, x: event.clientX }
      }}
      onPointerMove={(event: PointerEvent) => {
        if (event.pointerType === 'mouse' || event.buttons > 0) move(under(event))
      }}
      onClick={(event) => {
        const start = pressed.current
        const slid = start !== null && Math.abs(event.clientX - start.x) > 8
        if (slid) return
        const index = under(event)
        const isMouse = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'mouse'
        if (isMouse || !start || Math.abs(index - start.focus) <= 1) take(isMouse || !start ? focus : start.focus)
        else move(index)
      }}
    >
      {positions.map((position, index) => (
        <div
          key={position}
          id={`fan-${position}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === focus}
          aria-label={texts.card(position + 1)}
          className="fancard"
          style={{ '--a': angles[index]?.toFixed(2), '--l': liftOf(index - focus) } as CSSProperties}
        >
          {index === focus && <span className="tip">{position + 1}</span>}
        </div>
      ))}
    </div>
  )
}
