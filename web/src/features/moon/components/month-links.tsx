import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { moon as texts } from '#texts/moon.ts'
import { Icon } from '../../../components/icon.tsx'
import { isMonth, monthAfter, monthName } from '../../../lib/months.ts'

const LAST = '2100-12'

/** The links to the months before and after; the tables end in 1900 and 2100. */
export const MonthLinks = ({ month }: { month: string }) => {
  const [before, after] = [monthAfter(month, -1), monthAfter(month, 1)]
  return (
    <nav className="moonmonths" aria-label={texts.months}>
      {isMonth(before) && (
        <Link to={`/moon/${before}`} rel="prev">
          <Icon of={ChevronLeft} />
          {monthName(before)}
        </Link>
      )}
      {isMonth(after) && after <= LAST && (
        <Link to={`/moon/${after}`} rel="next">
          {monthName(after)}
          <Icon of={ChevronRight} />
        </Link>
      )}
    </nav>
  )
}
