import { checkYourMail } from '#texts/auth.tsx'
import { common } from '#texts/common.ts'
import { Button } from '../../../components/button.tsx'
import { Notice } from '../../../components/notice.tsx'
import { failureOf } from '../../../lib/failure.ts'
import { authApi } from '../api.ts'

/** Sends the verification link once more, and says so. */
export const ResendLink = ({ email, wide = false }: { email: string; wide?: boolean }) => {
  const [resend, { data, error, isLoading }] = authApi.useResendVerificationMutation()
  return (
    <>
      <Button wide={wide} small={!wide} busy={isLoading} onClick={() => resend({ email })}>
        {isLoading ? common.sending : checkYourMail.sendAgain}
      </Button>
      {data && <Notice kind="good">{data.message}</Notice>}
      {error && <Notice kind="bad">{failureOf(error, common.unexpected).message}</Notice>}
    </>
  )
}
