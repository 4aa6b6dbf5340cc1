import { Link } from 'react-router-dom'
import { tokenLedger } from '#texts/account.ts'
import { formatDate } from '../../../lib/format.ts'
import type { Movement } from '../api.ts'
import { deltaInWords } from '../movement-words.ts'

/** `to`: the page it links to, if any. */
type MovementLineProps = { movement: Movement; counted: boolean; to?: string | undefined }

/** One token movement: reason and time on the left, amount and balance on the right. */
export const MovementLine = ({ movement, counted, to }: MovementLineProps) => {
  const reason = tokenLedger.reason[movement.reason]
  const date = formatDate(movement.at)
  return (
    <li className="movement">
      <p className="reason">
        {to ? (
          <Link to={to} aria-label={`${reason}, ${date}`}>
            {reason}
          </Link>
        ) : (
          reason
        )}
      </p>
      <p className={movement.delta > 0 ? 'delta nums gold' : 'delta nums'}>{deltaInWords(movement)}</p>
      <p className="note nums">
        <time dateTime={movement.at}>{date}</time>
        {movement.why && `. ${movement.why}`}
      </p>
      {counted && <p className="balance note nums">{tokenLedger.left(movement.balance)}</p>}
    </li>
  )
}
