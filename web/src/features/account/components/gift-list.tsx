import type { GiftShown } from '@sibyl/contracts/http/gifts'
import { useState } from 'react'
import { gifts as texts } from '#texts/account-wallet.tsx'
import { tokenCount } from '#texts/counted.ts'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { Fetched } from '../../../components/fetched.tsx'
import { formatDate } from '../../../lib/format.ts'
import { useListGiftsQuery } from '../gifts-api.ts'

const statusOf = ({ status, deliverAt, expiresAt }: GiftShown): string => {
  if (status === 'sealed') return texts.status.sealed(formatDate(deliverAt))
  return status === 'sent' ? texts.status.sent(formatDate(expiresAt)) : texts.status[status]
}

/** Copies the link of a gift whose mail was lost, so that its giver can pass it on. */
const CopyLink = ({ code }: { code: string }) => {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(`${location.origin}/gift#${code}`)
    setCopied(true)
  }
  return (
    <div className="check">
      {'clipboard' in navigator && (
        <Button small onClick={copy}>
          {texts.copy}
        </Button>
      )}
      <p className="note" role="status">
        {copied && texts.copied}
      </p>
    </div>
  )
}

const GiftLine = ({ gift, given }: { gift: GiftShown; given: boolean }) => (
  <li className="payment">
    <p>
      {given
        ? gift.recipientName
          ? texts.for(tokenCount(gift.tokens), gift.recipientName)
          : tokenCount(gift.tokens)
        : texts.received(tokenCount(gift.tokens))}
    </p>
    <p className="note nums">
      <time dateTime={gift.at}>{formatDate(gift.at)}</time>
    </p>
    <p className="note nums">{statusOf(gift)}</p>
    {gift.code && <CopyLink code={gift.code} />}
  </li>
)

/** The gifts that the reader has given and received. */
export const GiftList = () => {
  const gifts = useListGiftsQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <section className="payments" aria-labelledby="gifts-title">
      <h2 id="gifts-title">{texts.heading}</h2>
      <Fetched of={gifts} opening={texts.opening} failed={texts.failed}>
        {({ given, received }) =>
          given.length + received.length === 0 ? (
            <p className="nothing quiet">{texts.none}</p>
          ) : (
            <ol>
              {given.map((gift) => (
                <GiftLine key={gift._id} gift={gift} given />
              ))}
              {received.map((gift) => (
                <GiftLine key={`received ${gift._id}`} gift={gift} given={false} />
              ))}
            </ol>
          )
        }
      </Fetched>
      <ButtonLink className="more" variant="tertiary" to="/gift">
        {texts.give}
      </ButtonLink>
    </section>
  )
}
