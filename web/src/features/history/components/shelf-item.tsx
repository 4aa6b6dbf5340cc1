import type { Reading } from '@sibyl/contracts/http/readings'
import { Link } from 'react-router-dom'
import { drawnCard } from '#texts/drawn-card.ts'
import { shelfItem as texts } from '#texts/history.ts'
import { MethodIcon } from '../../../components/method-icon.tsx'
import { isOwnDeck } from '../../../lib/drawn-cards.ts'
import { relativeTime } from '../../../lib/format.ts'
import { DeleteReading } from '../../../reading/deletion/delete-reading.tsx'
import { excerptOf } from '../excerpt.ts'
import { questionOf } from '../question-of.ts'
import { Cover } from './cover.tsx'

type ShelfItemProps = { reading: Reading; onDeleted: () => void }

export const ShelfItem = ({ reading, onDeleted }: ShelfItemProps) => {
  const { _id, methodId, method, title, timeframe, createdAt } = reading
  const question = questionOf(reading)
  return (
    <li>
      <Link className="book" to={`/reading/view/${_id}`}>
        <div className="cover">
          <Cover reading={reading} />
        </div>
        <div className="body">
          <p className="when">
            <time dateTime={createdAt}>{relativeTime(createdAt)}</time>
          </p>
          <h2>{title || method.name}</h2>
          {question && <p className="question">{texts.asked(question)}</p>}
          <p className={question ? 'ex brief' : 'ex'}>{excerptOf(reading, question)}</p>
          <p className="kind">
            <MethodIcon method={methodId} />
            {timeframe ? texts.kind(method.name, timeframe) : method.name}
            {isOwnDeck(reading) && <span>{drawnCard.ownDeck}</span>}
          </p>
        </div>
      </Link>
      <DeleteReading brief reading={reading} onDeleted={onDeleted} />
    </li>
  )
}
