import { WELCOME_TOKENS } from '@sibyl/contracts/constants'
import { useEffect, useRef } from 'react'
import { ButtonLink } from '../../../components/button.tsx'
import { counted } from '../../../lib/format.ts'
import { healthApi } from '../../../lib/health.ts'
import { ResendLink } from './resend-link.tsx'
import { SealedLetter } from './sealed-letter.tsx'

/** After signing up: what was sent, where to, and what it brings. */
export const CheckYourMail = ({ email }: { email: string }) => {
  const title = useRef<HTMLHeadingElement>(null)
  const { data: emulated } = healthApi.useGetEmulatedQuery()
  useEffect(() => title.current?.focus(), [])
  return (
    <>
      <title>Verify Your Email · Sibyl</title>
      <SealedLetter />
      <div>
        <h1 ref={title} tabIndex={-1}>
          Verify Your Email
        </h1>
        <p className="sent">
          A verification link was sent to <strong>{email}</strong>. Clicking it activates your account and grants you{' '}
          {counted(WELCOME_TOKENS, 'free token')}.
        </p>
        <p className="quiet small">
          {emulated?.mail ? (
            <>
              Mail stays on this installation: the letter is in its <a href="/_dev/mailbox">mailbox</a>.
            </>
          ) : (
            'It can take a minute. If it does not come, look among the unwanted mail.'
          )}
        </p>
      </div>
      <div className="nextsteps">
        <ButtonLink kind="p" wide to="/login">
          Back to Sign In
        </ButtonLink>
        <ResendLink email={email} wide />
      </div>
    </>
  )
}
