import type { User } from '@sibyl/contracts/http/auth'
import type { PaymentShown } from '@sibyl/contracts/http/payments'
import type { ReactNode } from 'react'
import { payments, receipt as texts } from '#texts/account-wallet.tsx'
import { Button } from '../../../components/button.tsx'
import { Logo } from '../../../components/logo.tsx'
import { formatDate, money } from '../../../lib/format.ts'

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd className="nums">{children}</dd>
  </div>
)

/** A payment on one sheet, as it is printed or saved. */
export const Receipt = ({ payment, user }: { payment: PaymentShown; user: User }) => (
  <>
    <article className="sheet">
      <header>
        <h1>{texts.title}</h1>
        <p className="issuer">
          <Logo />
          {texts.issuer}
        </p>
      </header>
      <dl>
        <Line name={texts.number}>{payment._id}</Line>
        <Line name={texts.date}>
          <time dateTime={payment.createdAt}>{formatDate(payment.createdAt)}</time>
        </Line>
        <Line name={texts.what}>{payment.description}</Line>
        <Line name={texts.payer}>
          {user.fullName}
          <br />
          {user.email}
        </Line>
        <Line name={texts.how}>{texts.card}</Line>
        <Line name={texts.status}>{payments.status[payment.status]}</Line>
      </dl>
      <p className="total">
        {texts.total} <strong className="serif nums">{money(payment.amount, payment.currency)}</strong>
      </p>
    </article>
    <div className="sheet-acts">
      <Button onClick={() => print()}>{texts.print}</Button>
      {payment.receiptUrl && (
        <a className="btn tertiary" href={payment.receiptUrl} target="_blank" rel="noreferrer">
          {texts.byProvider((words) => (
            <span className="vh">{words}</span>
          ))}
        </a>
      )}
    </div>
  </>
)
