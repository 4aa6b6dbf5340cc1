import { Link } from 'react-router-dom'
import { admin as texts } from '#texts/admin.ts'
import { common } from '#texts/common.ts'
import { AdminFrame } from '../components/admin-frame.tsx'
import { AuditList } from '../components/audit-list.tsx'
import { FindReader } from '../components/find-reader.tsx'
import { Today } from '../components/today.tsx'

const LATEST = 10

/** /admin */
export const AdminPage = () => (
  <AdminFrame path="/admin">
    <title>{common.pageTitle(texts.title)}</title>
    <h1>{texts.title}</h1>
    <FindReader />
    <div className="adm-columns">
      <Today />
      <div>
        <AuditList heading={texts.audit.latest} first={LATEST} />
        <Link className="adm-rest" to="/admin/audit">
          {texts.audit.whole}
        </Link>
      </div>
    </div>
  </AdminFrame>
)
