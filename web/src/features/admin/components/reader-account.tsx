import { tierNames } from '@sibyl/contracts/tiers'
import { adminReader } from '#texts/admin.ts'
import { Badge } from '../../../components/badge.tsx'
import { formatDate } from '../../../lib/format.ts'
import type { PlainAct, ReaderShown } from '../api.ts'
import { PlainActs } from './plain-acts.tsx'
import { ReaderSessions } from './reader-sessions.tsx'

const texts = adminReader.account

const actsOn = ({ reader, sessions }: ReaderShown): PlainAct[] => [
  ...(reader.emailVerified ? [] : (['resend-verification'] as const)),
  ...(sessions.length > 0 ? (['end-sessions'] as const) : []),
  reader.suspendedAt ? 'lift-suspension' : 'suspend',
]

/** Who this is, where they are signed in, and the acts on the account. */
export const ReaderAccount = ({ shown }: { shown: ReaderShown }) => {
  const { reader } = shown
  return (
    <section aria-labelledby="adm-account">
      <h2 id="adm-account">{texts.heading}</h2>
      <p className="adm-badges">
        <Badge earned={reader.tier === 'premium'}>{tierNames[reader.tier]}</Badge>
        {reader.admin && <Badge>{texts.isAdmin}</Badge>}
        {reader.suspendedAt && <span className="adm-alarm">{texts.suspended(formatDate(reader.suspendedAt))}</span>}
      </p>
      <dl className="adm-facts">
        <dt>{texts.verified}</dt>
        <dd>{reader.emailVerified ? texts.yes : texts.no}</dd>
        <dt>{texts.since}</dt>
        <dd>{formatDate(reader.createdAt)}</dd>
        <dt>{texts.zone}</dt>
        <dd>{reader.timezone}</dd>
        <dt>{texts.id}</dt>
        <dd className="adm-id">{reader._id}</dd>
      </dl>
      <ReaderSessions shown={shown} />
      <PlainActs readerId={reader._id} possible={actsOn(shown)} />
    </section>
  )
}
