import type { JournalDay } from '@sibyl/contracts/http/journal'
import { useRef, useState } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { common } from '#texts/common.ts'
import { recap as texts } from '#texts/recap.ts'
import { BackLink } from '../../../components/back-link.tsx'
import { Button } from '../../../components/button.tsx'
import { Fetched } from '../../../components/fetched.tsx'
import { NotFound } from '../../../components/not-found.tsx'
import { RequireSession } from '../../../components/require-session.tsx'
import { useGetJournalQuery } from '../../../lib/journal/journal-api.ts'
import { isMonth, monthName, monthOf } from '../../../lib/months.ts'
import { signInPath } from '../../../lib/redirect.ts'
import { MonthSentence } from '../components/month-sentence.tsx'
import { RecapCard } from '../components/recap-card.tsx'
import { recapOf } from '../recap.ts'
import '../recap.css'

const Drawn = ({ month, days }: { month: string; days: readonly JournalDay[] }) => {
  const [sentence, setSentence] = useState<string>()
  const [saving, setSaving] = useState(false)
  const [said, setSaid] = useState('')
  const card = useRef<SVGSVGElement>(null)
  const name = monthName(month)
  const recap = recapOf(days)
  if (recap.cards === 0) return <p className="quiet">{texts.empty}</p>

  const save = async () => {
    if (!card.current) return
    setSaving(true)
    setSaid('')
    try {
      const { saveRecap } = await import('../save-recap.ts')
      const { done, file } = await saveRecap(card.current, month, texts.title(name))
      if (done !== 'dismissed') setSaid(done === 'saved' ? texts.saved(file) : texts.shared)
    } catch {
      setSaid(texts.notSaved)
    }
    setSaving(false)
  }

  return (
    <div className="recapgrid">
      <RecapCard ref={card} month={name} days={days} recap={recap} sentence={sentence} />
      <div className="recapside">
        <p>{texts.about}</p>
        <p className="quiet">{texts.leftOut}</p>
        <MonthSentence days={days} chosen={sentence} onChoose={setSentence} />
        <Button variant="primary" busy={saving} onClick={save}>
          {saving ? texts.saving : texts.save}
        </Button>
        <p className="note" role="status">
          {said}
        </p>
      </div>
    </div>
  )
}

const OfMonth = ({ month }: { month: string }) => {
  const days = useGetJournalQuery(month, { refetchOnMountOrArgChange: true })
  return (
    <Fetched of={{ ...days, data: days.currentData }} opening={texts.opening(monthName(month))} failed={texts.failed}>
      {(shown) => <Drawn month={month} days={shown} />}
    </Fetched>
  )
}

/** /journal/{YYYY-MM}: a month that is over, in one card. */
export const RecapPage = () => {
  const { month = '' } = useParams()
  const { pathname } = useLocation()
  if (!isMonth(month) || month >= monthOf(new Date())) return <NotFound />
  return (
    <div className="wrap recap">
      <title>{common.pageTitle(texts.title(monthName(month)))}</title>
      <RequireSession signIn={signInPath(pathname)}>
        <BackLink to={`/journal?month=${month}`}>{texts.back}</BackLink>
        <h1>{texts.title(monthName(month))}</h1>
        <OfMonth key={month} month={month} />
      </RequireSession>
    </div>
  )
}
