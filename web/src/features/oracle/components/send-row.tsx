import type { Method } from '@sibyl/contracts/methods'
import { form } from '#texts/oracle-form.ts'
import { Button } from '../../../components/button.tsx'
import { useSession } from '../../../lib/session/use-session.ts'
import { deniedAccess } from '../access.ts'
import { PriceNote } from './price-note.tsx'
import { PayLater } from './tokens-first.tsx'

/** The end of every paid form: the button, and its cost. */
export const SendRow = ({ method, busy }: { method: Method; busy: boolean }) => {
  const session = useSession()
  return (
    <div className="send">
      <Button variant="primary" type="submit" busy={busy}>
        {busy ? form.preparing : method.submit}
      </Button>
      <PriceNote session={session} />
      {deniedAccess(method, session) === 'no-tokens' && <PayLater method={method} />}
    </div>
  )
}
