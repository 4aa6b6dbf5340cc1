import { useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { useGetWalletQuery } from '../api.ts'
import { Fetched } from './fetched.tsx'
import { MovementLine } from './movement-line.tsx'

const SHOWN_FIRST = 8

/** Every token that came or went, newest first. `counted`: with the balance after each; who has no count sees none. */
export const TokenLedger = ({ counted }: { counted: boolean }) => {
  const wallet = useGetWalletQuery(undefined, { refetchOnMountOrArgChange: true })
  const [all, setAll] = useState(false)

  return (
    <section className="tokenledger" aria-labelledby="ledger-title">
      <h2 id="ledger-title">Your tokens, one by one</h2>
      <Fetched of={wallet} opening="Opening the ledger" failed="Your token history could not be opened.">
        {({ ledger }) =>
          ledger.length === 0 ? (
            <p className="nothing quiet">No token has come or gone yet.</p>
          ) : (
            <>
              <ol className="movements">
                {ledger.slice(0, all ? ledger.length : SHOWN_FIRST).map((movement) => (
                  <MovementLine key={`${movement.at} ${movement.reason} ${movement.balance}`} movement={movement} counted={counted} />
                ))}
              </ol>
              {!all && ledger.length > SHOWN_FIRST && (
                <Button kind="t" className="more" onClick={() => setAll(true)}>
                  Show all {ledger.length}
                </Button>
              )}
            </>
          )
        }
      </Fetched>
    </section>
  )
}
