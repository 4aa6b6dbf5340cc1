import { sealedGift as texts } from '#texts/gift.ts'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { formatCalendarDate } from '../../../lib/format.ts'
import { useNewScreen } from '../use-new-screen.ts'
import { Envelope } from './envelope.tsx'
import type { Written } from './gift-form.tsx'

/** The gift is paid: its seal is pressed once, and the page says when the mail goes out. */
export const SealedGift = ({ written, onAnother }: { written: Written; onAnother: () => void }) => {
  const title = useNewScreen()
  const { recipientEmail: email, recipientName, deliverOn } = written
  return (
    <section className="giftopen pressed">
      <Envelope name={recipientName ?? ''} />
      <h1 ref={title} tabIndex={-1}>
        {texts.title}
      </h1>
      <p role="status">{deliverOn ? texts.later(email, formatCalendarDate(new Date(deliverOn))) : texts.now(email)}</p>
      <p>{texts.wallet}</p>
      <div className="acts">
        <ButtonLink variant="primary" to="/wallet">
          {texts.toWallet}
        </ButtonLink>
        <Button onClick={onAnother}>{texts.another}</Button>
      </div>
    </section>
  )
}
