import type { Fact, Reading } from '@sibyl/contracts/http/readings'
import { useId, useState } from 'react'
import { clarifier as texts } from '#texts/reading.ts'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { Notice } from '../../components/notice.tsx'
import '../../components/tile.css'
import { cardTitle, clarifierOf, drawnCard, drawnCards } from '../../lib/drawn-cards.ts'
import { failureOf } from '../../lib/failure.ts'
import { useLiking } from '../ground/ground.ts'
import { useDrawClarifierMutation } from './api.ts'
import './clarifier.css'

type ClarifierProps = { reading: Reading; onDrawn: (reading: Reading) => void }

const Drawn = ({ fact, isNew }: { fact: Fact; isNew: boolean }) => {
  const printed = useLiking().ground === 'paper'
  const card = drawnCard(fact)
  if (!card) return null
  return (
    <section className="clarifier drawn" data-new={isNew}>
      <Card id={card.card} reversed={card.reversed} printed={printed} />
      <div>
        <h2>
          <small>{texts.drawn(card.position)} </small>
          {cardTitle(card)}
        </h2>
        {typeof fact.data.positionMeaning === 'string' && <p className="note">{fact.data.positionMeaning}</p>}
        <p>{fact.detail}</p>
        {typeof fact.data.why === 'string' && <p className="note">{fact.data.why}</p>}
      </div>
    </section>
  )
}

/** Below a tarot reading: the clarifying card, or the choice of the position that gets it. */
export const Clarifier = ({ reading, onDrawn }: ClarifierProps) => {
  const [draw, { isLoading, error, data }] = useDrawClarifierMutation()
  const cards = drawnCards(reading.facts)
  const [place, setPlace] = useState(cards[0]?.positionId ?? '')
  const name = useId()
  const fact = clarifierOf(reading.facts)
  const said = fact && drawnCard(fact)

  const ask = async () => {
    const answer = await draw({ id: reading._id, place })
    if (answer.data) onDrawn(answer.data)
  }

  return (
    <>
      {fact ? (
        <Drawn fact={fact} isNew={data !== undefined} />
      ) : (
        <div className="clarifier">
          <p className="note">{texts.about}</p>
          <fieldset>
            <legend className="vh">{texts.places}</legend>
            {cards.map((card) => (
              <label key={card.factId} className="tile">
                <input
                  type="radio"
                  name={name}
                  value={card.positionId}
                  checked={place === card.positionId}
                  onChange={() => setPlace(card.positionId)}
                />
                {card.position}
              </label>
            ))}
          </fieldset>
          <Button variant="secondary" busy={isLoading} onClick={() => void ask()}>
            {isLoading ? texts.drawing : texts.draw}
          </Button>
          {error && <Notice kind="bad">{failureOf(error, texts.failed).message}</Notice>}
        </div>
      )}
      <p className="vh" role="status">
        {said && data && texts.said(cardTitle(said), said.position)}
      </p>
    </>
  )
}
