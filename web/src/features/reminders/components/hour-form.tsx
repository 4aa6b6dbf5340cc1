import type { Reminders } from '@sibyl/contracts/http/reminders'
import { Bell, BellOff, Mail } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { common } from '#texts/common.ts'
import { reminders as texts } from '#texts/reminders.ts'
import { Button } from '../../../components/button.tsx'
import { Field } from '../../../components/field.tsx'
import { Icon } from '../../../components/icon.tsx'
import { Notice } from '../../../components/notice.tsx'
import '../../../components/option-row.css'
import '../../../components/switch.css'
import { browserZone } from '../../../lib/browser-zone.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { canNotify } from '../this-browser.ts'
import { useKeepHour, type Way } from '../use-keep-hour.ts'
import { DayLine } from './day-line.tsx'
import { MessagePreview } from './message-preview.tsx'

const icons = { push: Bell, mail: Mail, none: BellOff }
const ways = ['push', 'mail', 'none'] as const

const cityOf = (zone: string) => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')

type HourFormProps = { reminders: Reminders; pushKey: string | null }

/** The two hours, the way of sending, and a preview of both messages. */
export const HourForm = ({ reminders: { morning, evening, resting }, pushKey }: HourFormProps) => {
  const { user } = useSession()
  const [at, setAt] = useState(morning?.at ?? '07:30')
  const [askedAt, setAskedAt] = useState(evening?.at ?? '21:00')
  const [asks, setAsks] = useState(evening !== null || morning === null)
  const pushes = pushKey !== null && canNotify()
  const [way, setWay] = useState<Way>(morning?.way ?? evening?.way ?? (pushes ? 'push' : 'mail'))
  const { busy, outcome, forget, keep } = useKeepHour(pushKey)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void keep({ morning: at, evening: asks ? askedAt : null, way })
  }
  const about: Record<Way, string> = {
    push: pushes ? texts.ways.push.says : pushKey === null ? texts.pushNotHere : texts.pushNot,
    mail: texts.ways.mail.says(user?.email ?? ''),
    none: texts.ways.none.says,
  }

  return (
    <div className="hourpage">
      <form className="hourform" onSubmit={submit} onChange={forget} noValidate>
        <fieldset>
          <legend>
            {texts.when} <span className="note">{texts.zone(cityOf(browserZone()))}</span>
          </legend>
          <DayLine morning={at} evening={asks ? askedAt : null} />
          <div className="hourtimes">
            <Field label={texts.morning} type="time" required value={at} onChange={({ target }) => setAt(target.value)} />
            {asks && (
              <Field label={texts.evening} type="time" required value={askedAt} onChange={({ target }) => setAskedAt(target.value)} />
            )}
          </div>
          <label className="hourasks">
            <input type="checkbox" className="switch" checked={asks} onChange={({ target }) => setAsks(target.checked)} />
            {texts.asksEvening}
          </label>
        </fieldset>
        <fieldset className="rows">
          <legend>{texts.how}</legend>
          {ways.map((each) => (
            <label key={each} className="opt">
              <input
                type="radio"
                name="way"
                value={each}
                checked={way === each}
                disabled={each === 'push' && !pushes}
                onChange={() => setWay(each)}
              />
              <Icon of={icons[each]} className="m" />
              <b>{texts.ways[each].name}</b>
              <span className="d">{about[each]}</span>
            </label>
          ))}
        </fieldset>
        <div className="hoursend">
          {resting && !outcome && <p className="note">{texts.resting}</p>}
          {outcome && <Notice kind={outcome.kind}>{outcome.says}</Notice>}
          <Button variant="primary" type="submit" busy={busy}>
            {busy ? common.saving : texts.save}
          </Button>
          <p className="note">{texts.limit}</p>
        </div>
      </form>
      <aside className="hourside" aria-label={texts.preview}>
        <h2>{texts.preview}</h2>
        {way !== 'none' && <MessagePreview kind="morning" at={at} />}
        {way !== 'none' && asks && <MessagePreview kind="evening" at={askedAt} />}
        <p className="note">{way === 'none' ? texts.ways.none.says : texts.discreet}</p>
      </aside>
    </div>
  )
}
