import { useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { Spinner } from '../../../components/spinner.tsx'
import { useGetWalletQuery } from '../api.ts'
import { MovementLine } from './movement-line.tsx'

const SHOWN_FIRST = 8

/** Every token that came or went, newest first. `counted`: with the balance after each; who has no count sees none. */
export const TokenLedger = ({ counted }: { counted: boolean }) => {
  const { data, isError, isFetching, refetch } = useGetWalletQuery(undefined, { refetchOnMountOrArgChange: true })
  const [all, setAll] = useState(false)
  const movements = data?.ledger ?? []

  return (
    <section className="tokenledger" aria-labelledby="ledger-title">
      <h2 id="ledger-title">Your tokens, one by one</h2>
      {!data && !isError && (
        <div className="comes">
          <Spinner label="Opening the ledger" />
        </div>
      )}
      {!data && isError && (
        <div className="nothing" role="alert">
          <p className="quiet">Your token history could not be opened.</p>
          <Button small busy={isFetching} onClick={refetch}>
            Try Again
          </Button>
        </div>
      )}
      {data && movements.length === 0 && <p className="nothing quiet">No token has come or gone yet.</p>}
      {movements.length > 0 && (
        <ol className="movements">
          {movements.slice(0, all ? movements.length : SHOWN_FIRST).map((movement) => (
            <MovementLine key={`${movement.at} ${movement.reason} ${movement.balance}`} movement={movement} counted={counted} />
          ))}
        </ol>
      )}
      {!all && movements.length > SHOWN_FIRST && (
        <Button kind="t" className="more" onClick={() => setAll(true)}>
          Show all {movements.length}
        </Button>
      )}
    </section>
  )
}
