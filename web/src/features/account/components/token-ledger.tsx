import { type ReactNode, useState } from 'react'
import { profile, tokenLedger } from '#texts/account.ts'
import { Button } from '../../../components/button.tsx'
import { Fetched } from '../../../components/fetched.tsx'
import { useGetWalletQuery } from '../api.ts'
import { movementPath, returnedReadings } from '../movement-path.ts'
import { MovementLine } from './movement-line.tsx'

type TokenLedgerProps = {
  /** With the balance after each entry; premium readers see no balance. */
  counted: boolean
  /** How many are shown at first. */
  first: number
  /** A link to the rest of the entries; without it, a button shows them here. */
  rest?: ReactNode
}

/** Every token movement, newest first, with its reason and a link to its cause. */
export const TokenLedger = ({ counted, first, rest }: TokenLedgerProps) => {
  const wallet = useGetWalletQuery(undefined, { refetchOnMountOrArgChange: true, refetchOnFocus: true })
  const [all, setAll] = useState(false)

  return (
    <section className="tokenledger" aria-labelledby="ledger-title">
      <h2 id="ledger-title">{tokenLedger.heading}</h2>
      <Fetched of={wallet} opening={tokenLedger.opening} failed={tokenLedger.failed}>
        {({ ledger }) => {
          if (ledger.length === 0) return <p className="nothing quiet">{tokenLedger.none}</p>
          const returned = returnedReadings(ledger)
          return (
            <ol className="movements">
              {ledger.slice(0, all ? ledger.length : first).map((movement) => (
                <MovementLine
                  key={`${movement.at} ${movement.reason} ${movement.balance}`}
                  movement={movement}
                  counted={counted}
                  to={movementPath(movement, returned)}
                />
              ))}
            </ol>
          )
        }}
      </Fetched>
      {rest}
      {!rest && !all && wallet.data && wallet.data.ledger.length > first && (
        <Button variant="tertiary" className="more" onClick={() => setAll(true)}>
          {profile.showAll(wallet.data.ledger.length)}
        </Button>
      )}
    </section>
  )
}
