import { useState } from 'react'
import { adminReader, adminActs as texts } from '#texts/admin.ts'
import { Button } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { formatDate, relativeTimeInSentence } from '../../../lib/format.ts'
import { type ReaderShown, useEndSessionMutation } from '../api.ts'
import { ActDialog } from './act-dialog.tsx'

const words = adminReader.sessions
const act = texts.acts['end-session']

/** Where the reader is signed in; each session can be ended. */
export const ReaderSessions = ({ shown: { reader, sessions } }: { shown: ReaderShown }) => {
  const [end] = useEndSessionMutation()
  const [asking, setAsking] = useState<string>()
  const [done, setDone] = useState(false)
  return (
    <>
      <h3>{words.heading}</h3>
      {sessions.length === 0 && <p className="adm-state quiet">{words.none}</p>}
      <ul className="adm-rows">
        {sessions.map(({ _id, device, createdAt, lastUsedAt }) => (
          <li key={_id} className="adm-moved">
            <p className="adm-what">{device}</p>
            <Button
              small
              variant="danger"
              className="adm-beside"
              aria-label={words.endOf(device)}
              onClick={() => {
                setDone(false)
                setAsking(_id)
              }}
            >
              {words.end}
            </Button>
            <p className="note">{words.seen(formatDate(createdAt), relativeTimeInSentence(lastUsedAt))}</p>
          </li>
        ))}
      </ul>
      {done && <Notice kind="good">{act.done}</Notice>}
      {asking !== undefined && (
        <ActDialog
          open
          danger
          title={act.title}
          about={act.about}
          submitLabel={act.submit}
          onAct={(reason) => end({ readerId: reader._id, sessionId: asking, reason }).unwrap()}
          onDone={() => {
            setDone(true)
            setAsking(undefined)
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  )
}
