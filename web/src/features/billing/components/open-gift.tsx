import { useState } from 'react'
import { common } from '#texts/common.ts'
import { opening as texts } from '#texts/gift.ts'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { Coming } from '../../../components/coming.tsx'
import { Eclipse } from '../../../components/eclipse.tsx'
import { State } from '../../../components/state.tsx'
import { failureOf } from '../../../lib/failure.ts'
import '../gift.css'
import { type Opened, useOpenGiftQuery } from '../gift-api.ts'
import { forgetGiftCode } from '../gift-code.ts'
import { Envelope } from './envelope.tsx'
import { GiftLetter } from './gift-letter.tsx'

const Sealed = ({ gift, onBreak }: { gift: Opened; onBreak: () => void }) => (
  <section className="giftopen">
    <Envelope name={gift.recipientName ?? ''} />
    <h1>{texts.title(gift.giverName ?? '')}</h1>
    <p>{texts.lead}</p>
    <div className="acts">
      <Button variant="primary" onClick={onBreak}>
        {texts.break}
      </Button>
    </div>
  </section>
)

/**
 * The envelope as its receiver finds it: sealed, then its letter. No account is asked for before the tokens are kept. `wasBroken`: the
 * receiver broke the seal before they signed in.
 */
export const OpenGift = ({ code, wasBroken }: { code: string; wasBroken: boolean }) => {
  const { data: gift, error, isFetching, refetch } = useOpenGiftQuery(code)
  const [broken, setBroken] = useState(wasBroken)
  const head = <title>{common.pageTitle(texts.pageTitle)}</title>
  if (gift)
    return (
      <>
        {head}
        {broken ? <GiftLetter gift={gift} code={code} isNew={!wasBroken} /> : <Sealed gift={gift} onBreak={() => setBroken(true)} />}
      </>
    )
  if (!error) return <Coming label={texts.loading} />
  const failure = failureOf(error, texts.failed)
  const isOver = failure.status !== null && failure.status < 500 && failure.status !== 429
  return (
    <>
      {head}
      <State
        art={<Eclipse />}
        title={isOver ? texts.goneTitle : texts.failed}
        actions={
          isOver ? (
            <ButtonLink variant="primary" to="/" onClick={forgetGiftCode}>
              {texts.home}
            </ButtonLink>
          ) : (
            <Button variant="primary" busy={isFetching} onClick={() => refetch()}>
              {common.tryAgain}
            </Button>
          )
        }
      >
        <p role="alert">{failure.message}</p>
      </State>
    </>
  )
}
