import type { Reading } from '@sibyl/contracts/http/readings'
import { Link } from 'react-router-dom'
import { MethodIcon } from '../../../components/method-icon.tsx'
import { counted, relativeTime } from '../../../lib/format.ts'
import { excerptOf } from '../excerpt.ts'
import { Cover } from './cover.tsx'

export const ShelfItem = ({ reading }: { reading: Reading }) => {
  const { _id, methodId, method, title, timeframe, imageCount, createdAt } = reading
  return (
    <li>
      <Link className="book" to={`/reading/view/${_id}`}>
        <div className="cover">
          <Cover reading={reading} />
        </div>
        <div className="body">
          <p className="when">
            <time dateTime={createdAt}>{relativeTime(createdAt)}</time>
            {imageCount > 0 && <span>{counted(imageCount, 'image')}</span>}
          </p>
          <h2>{title || method.name}</h2>
          <p className="ex">{excerptOf(reading)}</p>
          <p className="kind">
            <MethodIcon method={methodId} />
            {timeframe ? `${method.name}, ${timeframe}` : method.name}
          </p>
        </div>
      </Link>
    </li>
  )
}
