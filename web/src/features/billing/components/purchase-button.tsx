import { Button, ButtonLink } from '../../../components/button.tsx'
import { type Purchasing, REGISTER_FIRST } from '../purchasing.ts'

type PurchaseButtonProps = { purchasing: Purchasing; first?: boolean; children: string }

/** `first`: the one purchase the page points at. */
export const PurchaseButton = ({ purchasing, first = false, children }: PurchaseButtonProps) => {
  if (purchasing === 'premium') return <Button disabled>Premium Active</Button>
  if (purchasing === 'closed') return <Button disabled>{children}</Button>
  return (
    <ButtonLink kind={first ? 'p' : 's'} to={REGISTER_FIRST}>
      {children}
    </ButtonLink>
  )
}
