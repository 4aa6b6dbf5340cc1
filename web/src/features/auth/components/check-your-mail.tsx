import { WELCOME_TOKENS } from '@sibyl/contracts/constants'
import { useEffect, useRef } from 'react'
import { checkYourMail as texts } from '#texts/auth.tsx'
import { letter } from '#texts/auth-mail.tsx'
import { common } from '#texts/common.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { healthApi } from '../../../lib/health.ts'
import { ResendLink } from './resend-link.tsx'
import { SealedLetter } from './sealed-letter.tsx'

/** After sign-up: what we sent, to which address, and what it is for. */
export const CheckYourMail = ({ email }: { email: string }) => {
  const title = useRef<HTMLHeadingElement>(null)
  const { data: emulated } = healthApi.useGetEmulatedQuery()
  useEffect(() => title.current?.focus(), [])
  return (
    <>
      <title>{common.pageTitle(texts.title)}</title>
      <SealedLetter />
      <div>
        <h1 ref={title} tabIndex={-1}>
          {texts.title}
        </h1>
        <p className="sent">{texts.sent(<strong>{email}</strong>, WELCOME_TOKENS)}</p>
        <p className="quiet small">{emulated?.mail ? letter.staysHere((words) => <a href="/_dev/mailbox">{words}</a>) : texts.patience}</p>
      </div>
      <div className="nextsteps">
        <ButtonLink variant="primary" wide to="/login">
          {letter.backToSignIn}
        </ButtonLink>
        <ResendLink email={email} wide />
      </div>
    </>
  )
}
