import { useParams } from 'react-router-dom'
import { admin, adminReader as texts } from '#texts/admin.ts'
import { common } from '#texts/common.ts'
import { BackLink } from '../../../components/back-link.tsx'
import { ButtonLink } from '../../../components/button.tsx'
import { Constellation } from '../../../components/constellation.tsx'
import { Fetched } from '../../../components/fetched.tsx'
import { State } from '../../../components/state.tsx'
import { failureOf } from '../../../lib/failure.ts'
import { useGetReaderQuery } from '../api.ts'
import { AdminFrame } from '../components/admin-frame.tsx'
import { AuditList } from '../components/audit-list.tsx'
import { ReaderAccount } from '../components/reader-account.tsx'
import { ReaderPayments } from '../components/reader-payments.tsx'
import { ReaderReadings } from '../components/reader-readings.tsx'
import { ReaderWallet } from '../components/reader-wallet.tsx'

const ACTS_FIRST = 10

const Missing = () => (
  <State
    art={<Constellation />}
    title={texts.missing.title}
    actions={
      <ButtonLink variant="primary" to="/admin">
        {texts.missing.back}
      </ButtonLink>
    }
  >
    <p>{texts.missing.about}</p>
  </State>
)

const Reader = ({ readerId }: { readerId: string }) => {
  const reader = useGetReaderQuery(readerId, { refetchOnMountOrArgChange: true })
  if (failureOf(reader.error, '').code === 'reader_not_found') return <Missing />
  return (
    <Fetched of={reader} opening={texts.opening} failed={texts.openFailed}>
      {(shown) => (
        <>
          <BackLink to="/admin">{texts.back}</BackLink>
          <h1>{shown.reader.fullName}</h1>
          <p className="adm-email quiet">{shown.reader.email}</p>
          <div className="adm-columns">
            <div>
              <ReaderAccount shown={shown} />
              <ReaderReadings readerId={readerId} />
            </div>
            <div>
              <ReaderWallet readerId={readerId} />
              <ReaderPayments readerId={readerId} />
              <AuditList heading={admin.audit.onReader} readerId={readerId} first={ACTS_FIRST} />
            </div>
          </div>
        </>
      )}
    </Fetched>
  )
}

/** /admin/readers/:readerId */
export const ReaderPage = () => {
  const { readerId = '' } = useParams()
  return (
    <AdminFrame path={`/admin/readers/${readerId}`}>
      <title>{common.pageTitle(texts.pageTitle)}</title>
      <Reader key={readerId} readerId={readerId} />
    </AdminFrame>
  )
}
