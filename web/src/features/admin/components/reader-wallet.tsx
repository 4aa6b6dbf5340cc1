import { useState } from 'react'
import { admin, adminReader } from '#texts/admin.ts'
import { language } from '#texts/language.ts'
import { Button } from '../../../components/button.tsx'
import { Fetched } from '../../../components/fetched.tsx'
import { formatDateTime } from '../../../lib/format.ts'
import { useGetReaderWalletQuery } from '../api.ts'
import { AdjustTokens } from './adjust-tokens.tsx'

const texts = adminReader.wallet
const FIRST = 10
const signed = new Intl.NumberFormat(language, { signDisplay: 'exceptZero' })

/** What the reader holds and every movement of it. */
export const ReaderWallet = ({ readerId }: { readerId: string }) => {
  const wallet = useGetReaderWalletQuery(readerId, { refetchOnMountOrArgChange: true })
  const [all, setAll] = useState(false)
  return (
    <section aria-labelledby="adm-wallet">
      <h2 id="adm-wallet">{texts.heading}</h2>
      <Fetched of={wallet} opening={texts.opening} failed={texts.openFailed}>
        {({ oracleTokens, debt, ledger }) => (
          <>
            <p className="adm-balance nums">
              {texts.balance(oracleTokens)}
              {debt > 0 && <span className="adm-alarm">{texts.debt(debt)}</span>}
            </p>
            <AdjustTokens readerId={readerId} />
            {ledger.length === 0 ? (
              <p className="adm-state quiet">{texts.none}</p>
            ) : (
              <ol className="adm-rows">
                {ledger.slice(0, all ? ledger.length : FIRST).map(({ at, reason, delta, balance, why }) => (
                  <li key={`${at} ${reason} ${balance}`} className="adm-moved">
                    <p className="adm-what">{texts.reason[reason]}</p>
                    <p className="adm-delta nums">{signed.format(delta).replace('-', '−')}</p>
                    <p className="note">
                      <time dateTime={at}>{formatDateTime(at)}</time>
                    </p>
                    <p className="adm-delta note nums">{texts.left(balance)}</p>
                    {why && <p className="adm-why quiet">{why}</p>}
                  </li>
                ))}
              </ol>
            )}
            {!all && ledger.length > FIRST && (
              <Button variant="tertiary" className="adm-more" onClick={() => setAll(true)}>
                {admin.audit.more}
              </Button>
            )}
          </>
        )}
      </Fetched>
    </section>
  )
}
