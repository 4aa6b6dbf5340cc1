import type { JournalDay } from '@sibyl/contracts/http/journal'
import { methodById } from '@sibyl/contracts/methods'
import { Link } from 'react-router-dom'
import { journal as texts } from '#texts/journal.ts'
import { journalNote } from '#texts/journal-note.ts'
import { Card } from '../../../components/card.tsx'
import { MethodIcon } from '../../../components/method-icon.tsx'
import { formatTime } from '../../../lib/format.ts'
import { dayName } from '../../../lib/months.ts'
import { phaseName } from '../../../lib/moon-words.ts'

type DayReading = JournalDay['readings'][number]

/** The cards of a reading as they were drawn, or the sign of its method. Their names follow in words. */
const Drawn = ({ methodId, cards }: DayReading) => (
  <div className="daydrawn" data-single={cards.length === 1} aria-hidden="true">
    {cards.length === 0 && <MethodIcon method={methodId} />}
    {cards.map(({ card, reversed }) => (
      <Card key={card} id={card} reversed={reversed} />
    ))}
  </div>
)

/** The readings of one day with their cards and notes; without links to the readings if `offline`. */
export const DayReadings = ({ day: { date, moon, readings }, offline }: { day: JournalDay; offline: boolean }) => (
  <section className="dayreadings" aria-label={dayName(date)}>
    <h2>{dayName(date)}</h2>
    <p className="note">{phaseName(moon.phase)}</p>
    <ul>
      {readings.map((reading) => {
        const { _id, methodId, title, createdAt, cards, journal } = reading
        return (
          <li key={_id}>
            <Drawn {...reading} />
            <div>
              {offline ? (
                <strong>{title || methodById(methodId)?.name}</strong>
              ) : (
                <Link to={`/reading/view/${_id}`}>{title || methodById(methodId)?.name}</Link>
              )}
              <p className="note">
                <time dateTime={createdAt}>{formatTime(createdAt)}</time>
                {journal?.spoke !== undefined && <span>{journalNote.spoke[journal.spoke]}</span>}
              </p>
              {cards.length > 0 && (
                <ul className="names">
                  {cards.map(({ card, label, times }) => (
                    <li key={card}>
                      {label}
                      {times > 1 && <span className="again">{texts.again(times)}</span>}
                    </li>
                  ))}
                </ul>
              )}
              {journal?.note && <p className="written">{journal.note}</p>}
            </div>
          </li>
        )
      })}
    </ul>
  </section>
)
