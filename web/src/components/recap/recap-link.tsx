import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { recap as texts } from '#texts/recap.ts'
import { useGetJournalQuery } from '../../lib/journal/journal-api.ts'
import { monthAfter, monthName, monthOf } from '../../lib/months.ts'
import { Icon } from '../icon.tsx'
import './recap-link.css'

/** Leads to a month in one card, by default the last one. Shown only if cards were drawn in it. */
export const RecapLink = ({ month = monthAfter(monthOf(new Date()), -1) }: { month?: string }) => {
  const { currentData: days = [] } = useGetJournalQuery(month)
  if (!days.some(({ readings }) => readings.some(({ cards }) => cards.length > 0))) return null
  return (
    <Link className="recaplink" to={`/journal/${month}`}>
      {texts.title(monthName(month))}
      <Icon of={ChevronRight} />
    </Link>
  )
}
