import { Link } from 'react-router-dom'
import { moonYear, moon as texts } from '#texts/moon.ts'
import { isMonth, monthAfter, monthName } from '../../../lib/months.ts'
import { Neighbours } from './neighbours.tsx'

const LAST = '2100-12'

/** The links to the months before and after, and to the year; the tables end in 1900 and 2100. */
export const MonthLinks = ({ month }: { month: string }) => {
  const [before, after] = [-1, 1].map((step) => {
    const to = monthAfter(month, step)
    return isMonth(to) && to <= LAST ? { to: `/moon/${to}`, words: monthName(to) } : undefined
  })
  const year = month.slice(0, 4)
  return (
    <Neighbours label={texts.months} before={before} after={after}>
      <Link to={`/moon/${year}`}>{moonYear.whole(year)}</Link>
    </Neighbours>
  )
}
