import type { SealedDraw } from '@sibyl/contracts/http/draws'
import { ArrowLeft } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { drawTable as texts } from '#texts/oracle-draw.ts'
import { Button } from '../../../components/button.tsx'
import { Card } from '../../../components/card.tsx'
import { Icon } from '../../../components/icon.tsx'
import '../../../components/icon-button.css'
import type { Place } from '../../../lib/drawn-cards.ts'
import { isCalm } from '../../../reading/view/calm.ts'
import { figureOf } from '../../../reading/view/figure.ts'
import { CutFan } from './cut-fan.tsx'
import './draw-table.css'
import { Fan } from './fan.tsx'
import { flyTo } from './fly-to.ts'

const deck = Array.from({ length: 78 }, (_, position) => position)
const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII']

/** The reader's choices: where they cut, and the positions they picked. */
export type HandDrawn = { cutAt?: number; picks: number[] }

/** A position's name and the place of its card; positions without a place lie in rows. */
export type TablePlace = { name: string; place: Place | undefined }

type DrawTableProps = {
  title: string
  places: readonly TablePlace[]
  draw: SealedDraw | undefined
  price: ReactNode
  onDone: (drawn: HandDrawn) => void
  onClose: () => void
}

/** The table on which a reader cuts a sealed deck and picks a card for each position. Nobody knows the faces here. */
export const DrawTable = ({ title, places, draw, price, onDone, onClose }: DrawTableProps) => {
  const [cutAt, setCutAt] = useState<number | null | undefined>()
  const [picks, setPicks] = useState<readonly number[]>([])
  const slots = useRef<HTMLOListElement>(null)
  const from = useRef<DOMRect | undefined>(undefined)
  const cutting = cutAt === undefined
  const done = picks.length === places.length
  const next = places[picks.length]
  const figure = figureOf(places.map(({ place }) => place))

  useLayoutEffect(() => {
    const card = slots.current?.children[picks.length - 1]?.querySelector('img')
    if (card && from.current) flyTo(card, from.current, isCalm())
    from.current = undefined
  }, [picks.length])

  const take = (position: number, card: Element | null) => {
    from.current = card?.getBoundingClientRect()
    setPicks((taken) => (taken.length < places.length && !taken.includes(position) ? [...taken, position] : taken))
  }
  const finish = (taken: readonly number[]) => onDone({ picks: [...taken], ...(typeof cutAt === 'number' && { cutAt }) })
  const taken = picks.at(-1)

  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Content className="drawtable" aria-describedby={undefined}>
          <div className="tbar">
            <Radix.Close className="iconbtn" aria-label={texts.back}>
              <Icon of={ArrowLeft} />
            </Radix.Close>
            <div>
              <Radix.Title>{title}</Radix.Title>
              <span className="nums">{texts.taken(picks.length, places.length)}</span>
            </div>
          </div>
          <div className="tplaces">
            <ol ref={slots} className="slots" style={figure.style} data-figure={places.length > 3 && !figure.inARow}>
              {places.map(({ name }, index) => (
                <li
                  key={numerals[index]}
                  className={index === picks.length && !cutting ? 'nextplace' : undefined}
                  data-across={figure.turned[index]}
                  style={figure.places[index]}
                >
                  <div className="slot2">{index < picks.length ? <Card id="back" /> : numerals[index]}</div>
                  <p className="pos">{name}</p>
                </li>
              ))}
            </ol>
          </div>
          <div className="say" role="status">
            <p className="big">{cutting ? texts.cut : done ? texts.allLaid : texts.now(next?.name ?? '')}</p>
            <p className="quiet">
              {taken !== undefined && !cutting && `${texts.youTook(taken + 1)} `}
              {cutting ? texts.cutHow : done ? texts.allLaidHow : texts.pickHow}
            </p>
          </div>
          {cutting && <CutFan onCut={setCutAt} />}
          {!cutting && !done && <Fan positions={deck.filter((position) => !picks.includes(position))} onTake={take} />}
          <div className={done ? 'tfoot go' : 'tfoot'}>
            {!done && draw && (
              <span className="sealline">
                {texts.sealedFirst} <code>{draw.commitment.slice(0, 8).replace(/(....)/, '$1 ')}</code>
              </span>
            )}
            {cutting && (
              <Button variant="tertiary" onClick={() => setCutAt(null)}>
                {texts.skipCut}
              </Button>
            )}
            {!cutting && !done && (
              <Button variant="tertiary" onClick={() => finish(picks)}>
                {texts.drawRest}
              </Button>
            )}
            {done && (
              <>
                <Button variant="primary" autoFocus onClick={() => finish(picks)}>
                  {texts.read}
                </Button>
                {price}
              </>
            )}
            {done && (
              <Button variant="tertiary" onClick={() => setPicks(picks.slice(0, -1))}>
                {texts.putBack}
              </Button>
            )}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
