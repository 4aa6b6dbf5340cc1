import { lazy, Suspense } from 'react'
import { wallet } from '#texts/account-wallet.tsx'
import { common } from '#texts/common.ts'
import { RequireSession } from '../../../components/require-session.tsx'
import { useSession } from '../../../lib/session/use-session.ts'
import '../account.css'
import { PaymentList } from '../components/payment-list.tsx'
import { TokenLedger } from '../components/token-ledger.tsx'
import { WalletHolding } from '../components/wallet-holding.tsx'
import '../wallet.css'

const GiftList = lazy(() => import('../components/gift-list.tsx').then((it) => ({ default: it.GiftList })))

const MOVEMENTS_FIRST = 10

/** /wallet: a page of its own, so that the count in the header can lead straight to it and the profile keeps its three tabs. */
export const WalletPage = () => {
  const { user } = useSession()
  return (
    <div className="wrap wallet">
      <title>{common.pageTitle(wallet.title)}</title>
      <RequireSession signIn="/login?redirect=/wallet">
        <h1>{wallet.title}</h1>
        {user && (
          <>
            <WalletHolding user={user} />
            <div className="books">
              <TokenLedger counted={user.tier !== 'premium'} first={MOVEMENTS_FIRST} />
              <PaymentList />
              <Suspense>
                <GiftList />
              </Suspense>
            </div>
          </>
        )}
      </RequireSession>
    </div>
  )
}
