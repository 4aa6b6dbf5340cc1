import { adminReader, admin as texts } from '#texts/admin.ts'
import { common } from '#texts/common.ts'
import { BackLink } from '../../../components/back-link.tsx'
import { AdminFrame } from '../components/admin-frame.tsx'
import { AuditList } from '../components/audit-list.tsx'

const FIRST = 50

/** /admin/audit */
export const AuditPage = () => (
  <AdminFrame path="/admin/audit">
    <title>{common.pageTitle(texts.audit.heading)}</title>
    <BackLink to="/admin">{adminReader.back}</BackLink>
    <h1>{texts.audit.heading}</h1>
    <AuditList heading={texts.audit.latest} first={FIRST} />
  </AdminFrame>
)
