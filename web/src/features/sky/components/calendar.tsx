import { CalendarPlus, Copy, Download } from 'lucide-react'
import { useState } from 'react'
import { sky } from '#texts/sky.ts'
import { Button } from '../../../components/button.tsx'
import { Icon } from '../../../components/icon.tsx'
import { Notice } from '../../../components/notice.tsx'
import { download } from '../../../lib/download.ts'
import { formatDate } from '../../../lib/format.ts'
import { fetchAuthorized } from '../../../lib/reauth.ts'
import { useEndSkyFeedMutation, useGetSkyFeedQuery, useMakeSkyFeedMutation } from '../../../lib/sky/your-sky-api.ts'

const texts = sky.calendar

const downloadFile = async (personId: string): Promise<void> => {
  const answer = await fetchAuthorized(
    new Request(`${location.origin}/api/divination/sky/calendar?personId=${encodeURIComponent(personId)}`),
  )
  if (!answer.ok) throw new Error(`no calendar: ${answer.status}`)
  download(await answer.blob(), 'your-sky.ics')
}

/** The address that was just made. It is a secret, and nobody can show it again. */
const Address = ({ address }: { address: string }) => {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(address)
    setCopied(true)
  }
  return (
    <div className="skyaddress">
      <label htmlFor="skyaddress">{texts.address}</label>
      <input id="skyaddress" className="control" readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
      <p className="note">{texts.secret}</p>
      <p className="acts">
        <Button small onClick={copy}>
          <Icon of={Copy} />
          {texts.copy}
        </Button>
        <a className="btn tertiary sm" href={address.replace(/^https?:/, 'webcal:')}>
          {texts.open}
        </a>
        <span role="status">{copied && texts.copied}</span>
      </p>
    </div>
  )
}

/** The transits as a file, or at a private address that a calendar follows. */
export const Calendar = ({ personId }: { personId: string }) => {
  const { data: feed } = useGetSkyFeedQuery()
  const [make, { data: path, isLoading: making, isError: notMade, reset }] = useMakeSkyFeedMutation()
  const [end, { isLoading: ending, isError: notEnded }] = useEndSkyFeedMutation()
  const [failed, setFailed] = useState(false)
  const save = () => {
    setFailed(false)
    downloadFile(personId).catch(() => setFailed(true))
  }
  const stop = () => {
    reset()
    void end()
  }
  const following = feed && (feed.personId === personId ? texts.following(formatDate(feed.createdAt)) : texts.followingAnother)
  const about = (!path && following) || texts.file
  return (
    <section className="skycalendar" aria-labelledby="skycalendar">
      <h3 id="skycalendar">{texts.title}</h3>
      <p>{about}</p>
      {path && <Address address={`${location.origin}${path}`} />}
      <div className="acts">
        <Button busy={making} onClick={() => void make(personId)}>
          <Icon of={CalendarPlus} />
          {feed ? texts.renew : texts.follow}
        </Button>
        <Button variant="tertiary" onClick={save}>
          <Icon of={Download} />
          {texts.download}
        </Button>
        {feed && (
          <Button variant="tertiary" busy={ending} onClick={stop}>
            {texts.end}
          </Button>
        )}
      </div>
      {(failed || notMade || notEnded) && <Notice kind="bad">{texts.failed}</Notice>}
    </section>
  )
}
