import type { AuditEntry } from '@sibyl/contracts/http/admin'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { admin, adminDeadLetters } from '#texts/admin.ts'
import { Button } from '../../../components/button.tsx'
import { Fetched } from '../../../components/fetched.tsx'
import { formatDateTime, money } from '../../../lib/format.ts'
import { useListAuditQuery } from '../api.ts'

const MOST = 200
const texts = admin.audit

const Person = ({ person: { _id, email } }: { person: AuditEntry['by'] }) =>
  email === null ? texts.deleted : <Link to={`/admin/readers/${_id}`}>{email}</Link>

/** The act with its size or its object. */
const named = ({ act, tokens, amount, currency, queue, eventType }: AuditEntry): string => {
  const detail =
    tokens !== undefined
      ? String(Math.abs(tokens))
      : amount !== undefined && currency !== undefined
        ? money(amount, currency)
        : (eventType ?? (queue && adminDeadLetters.queue[queue]))
  return detail ? texts.detailed(texts.act[act], detail) : texts.act[act]
}

const Entry = ({ entry, ofReader }: { entry: AuditEntry; ofReader: boolean }) => {
  const { at, by, reader, reason } = entry
  return (
    <li>
      <p className="adm-what">{named(entry)}</p>
      <p className="note">
        <time dateTime={at}>{formatDateTime(at)}</time> {texts.by(by.email ?? texts.deleted)}
      </p>
      {reader && !ofReader && (
        <p className="adm-whom">
          <Person person={reader} />
        </p>
      )}
      {reason && <p className="adm-why quiet">{reason}</p>}
    </li>
  )
}

type AuditListProps = { heading: string; readerId?: string; first: number }

/** What administrators did, the newest first: on one account, or on all. */
export const AuditList = ({ heading, readerId, first }: AuditListProps) => {
  const [limit, setLimit] = useState(first)
  const audit = useListAuditQuery({ limit, ...(readerId !== undefined && { readerId }) }, { refetchOnMountOrArgChange: true })
  return (
    <section aria-label={heading}>
      <h2>{heading}</h2>
      <Fetched of={audit} opening={texts.opening} failed={texts.openFailed}>
        {(entries) =>
          entries.length === 0 ? (
            <p className="adm-state quiet">{texts.none}</p>
          ) : (
            <ol className="adm-rows">
              {entries.map((entry) => (
                <Entry key={entry._id} entry={entry} ofReader={readerId !== undefined} />
              ))}
            </ol>
          )
        }
      </Fetched>
      {audit.data?.length === limit && limit < MOST && (
        <Button variant="tertiary" className="adm-more" busy={audit.isFetching} onClick={() => setLimit(MOST)}>
          {texts.more}
        </Button>
      )}
    </section>
  )
}
