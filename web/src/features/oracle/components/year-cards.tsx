import { yearCard } from '@sibyl/contracts/year-card'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { numbersAside } from '#texts/oracle-numerology.ts'
import { Card } from '../../../components/card.tsx'
import { useGetCardsQuery } from '../../../lib/cards-api.ts'
import './year-cards.css'

const texts = numbersAside.cards

const DATE = /^\d{4}-(\d\d)-(\d\d)$/

/** The trumps of this year and the next for a date of birth, free before any reading; face down until there is a date. */
export const YearCards = ({ date }: { date: string }) => {
  const [year] = useState(() => new Date().getFullYear())
  const { data: cards = [] } = useGetCardsQuery()
  const [, month, day] = (DATE.exec(date) ?? []).map(Number)
  const born = month && day ? { month, day } : undefined
  return (
    <>
      <ul className="yearcards">
        {[year, year + 1].map((one) => {
          const of = born && yearCard(born, one)
          const name = cards.find(({ id }) => id === of?.card)?.name
          return (
            <li key={one}>
              <Card id={of?.card ?? 'back'} />
              <p>{texts.of(one)}</p>
              {of && name && (
                <>
                  <Link to={`/deck/${of.card}`}>{name}</Link>
                  <p className="note nums">{of.sum.replaceAll(' → ', '\n→ ')}</p>
                </>
              )}
            </li>
          )
        })}
      </ul>
      {!born && <p className="note">{texts.undated}</p>}
    </>
  )
}
