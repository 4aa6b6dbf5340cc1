import { useEffect, useState } from 'react'
import { opening as texts } from '#texts/gift.ts'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { Coin } from '../../../components/coin.tsx'
import { Notice } from '../../../components/notice.tsx'
import { Star8 } from '../../../components/star8.tsx'
import { failureOf } from '../../../lib/failure.ts'
import { refreshProfile } from '../../../lib/session/session.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { useAppDispatch } from '../../../lib/store-hooks.ts'
import { type Opened, useRedeemGiftMutation } from '../gift-api.ts'
import { forgetGiftCode, keepGiftCode } from '../gift-code.ts'
import { useNewScreen } from '../use-new-screen.ts'
import { Envelope } from './envelope.tsx'

const SIGN_UP = '/register?redirect=/gift'
const SIGN_IN = '/login?redirect=/gift'

/** The next step: an account for a visitor, the tokens for a reader, and then a question. */
const NextStep = ({ gift, code }: { gift: Opened; code: string }) => {
  const { status } = useSession()
  const dispatch = useAppDispatch()
  const [redeem, { data, error, isLoading }] = useRedeemGiftMutation()
  useEffect(() => {
    if (status === 'anonymous') keepGiftCode(code)
  }, [status, code])

  const keep = async () => {
    const { data: redeemed } = await redeem(code)
    if (!redeemed) return
    forgetGiftCode()
    await dispatch(refreshProfile()).catch(() => null) // If this fails, the tokens are there all the same.
  }
  if (data)
    return (
      <>
        <p role="status">{texts.redeemed(data.tokens)}</p>
        <ButtonLink variant="primary" to="/">
          {texts.ask}
        </ButtonLink>
      </>
    )
  if (status === 'anonymous')
    return (
      <>
        <ButtonLink variant="primary" to={SIGN_UP}>
          {texts.signUp(gift.tokens)}
        </ButtonLink>
        <ButtonLink variant="tertiary" to={SIGN_IN}>
          {texts.signIn}
        </ButtonLink>
      </>
    )
  return (
    <>
      {error && <Notice kind="bad">{failureOf(error, texts.failed).message}</Notice>}
      <Button variant="primary" busy={isLoading || status === 'restoring'} onClick={keep}>
        {isLoading ? texts.redeeming : texts.redeem(gift.tokens)}
      </Button>
    </>
  )
}

/** The letter: the note, who wrote it, and the coins. If it `isNew`, it rises from the broken envelope. */
export const GiftLetter = ({ gift, code, isNew }: { gift: Opened; code: string; isNew: boolean }) => {
  const title = useNewScreen()
  const [rising, setRising] = useState(isNew)
  const { tokens, note, giverName = '', recipientName = '' } = gift
  return (
    <section className="giftopen">
      <div className="unsealing" onAnimationEnd={({ animationName }) => animationName === 'letter-rises' && setRising(false)}>
        {rising && (
          <div className="below" aria-hidden="true">
            <Envelope name={recipientName} broken />
          </div>
        )}
        <div className="giftletter">
          <h1 className="vh" ref={title} tabIndex={-1}>
            {texts.opened(tokens, giverName)}
          </h1>
          <svg viewBox="-30 -30 60 60" width="64" height="64" aria-hidden="true">
            <circle r="28" fill="none" stroke="#d9b978" strokeWidth=".8" />
            <Star8 long={24} short={13.4} waist={6.2} />
          </svg>
          {note && <p className="note-text">{note}</p>}
          {giverName && <p className="quiet">{giverName}</p>}
          <hr />
          <div className="heap" aria-hidden="true">
            {Array.from({ length: tokens }, (_, nth) => (
              <Coin key={nth} />
            ))}
          </div>
          <p className="quiet">{texts.keep(tokens)}</p>
        </div>
      </div>
      <div className="acts">
        <NextStep gift={gift} code={code} />
      </div>
    </section>
  )
}
