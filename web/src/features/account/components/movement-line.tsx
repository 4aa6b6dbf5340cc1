import { formatDate } from '../../../lib/format.ts'
import type { Movement } from '../api.ts'
import { deltaInWords, reasonInWords } from '../movement-words.ts'

/** One token movement: why and when on the left, how many and what was left on the right. */
export const MovementLine = ({ movement, counted }: { movement: Movement; counted: boolean }) => (
  <li className="movement">
    <p className="reason">{reasonInWords(movement)}</p>
    <p className={movement.delta > 0 ? 'delta nums gold' : 'delta nums'}>{deltaInWords(movement)}</p>
    <p className="note nums">
      <time dateTime={movement.at}>{formatDate(movement.at)}</time>
      {movement.why && `. ${movement.why}`}
    </p>
    {counted && <p className="balance note nums">{`${movement.balance} left`}</p>}
  </li>
)
