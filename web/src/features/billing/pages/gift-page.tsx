import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { common } from '#texts/common.ts'
import { Coming } from '../../../components/coming.tsx'
import { RequireSession } from '../../../components/require-session.tsx'
import { giftCodeIn, storedGiftCode } from '../gift-code.ts'

const GiveGift = lazy(() => import('../components/give-gift.tsx').then((it) => ({ default: it.GiveGift })))
const OpenGift = lazy(() => import('../components/open-gift.tsx').then((it) => ({ default: it.OpenGift })))

/** /gift: where a reader gives tokens; with the code of a gift behind the #, where anybody opens it. */
export const GiftPage = () => {
  const { hash } = useLocation()
  // Stored once its seal is broken. Read once: redeeming forgets the code, and the page goes on showing the gift.
  const [stored] = useState(storedGiftCode)
  const code = giftCodeIn(hash) ?? stored
  return (
    <div className="wrap">
      <Suspense fallback={<Coming label={common.openingPage} />}>
        {code ? (
          <OpenGift key={code} code={code} wasBroken={code === stored} />
        ) : (
          <RequireSession signIn="/login?redirect=/gift">
            <GiveGift />
          </RequireSession>
        )}
      </Suspense>
    </div>
  )
}
