import { purchaseButton } from '#texts/billing-shop.tsx'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { type Purchasing, REGISTER_FIRST } from '../purchasing.ts'

type PurchaseButtonProps = {
  purchasing: Purchasing
  /** Whether this is the purchase that the page recommends. */
  first?: boolean
  /** A purchase is being opened: this one, or another. */
  opening: 'this' | 'another' | null
  onBuy: () => void
  children: string
}

export const PurchaseButton = ({ purchasing, first = false, opening, onBuy, children }: PurchaseButtonProps) => {
  const variant = first ? 'primary' : 'secondary'
  if (purchasing === 'premium') return <Button disabled>{purchaseButton.premium}</Button>
  if (purchasing === 'closed') return <Button disabled>{children}</Button>
  if (purchasing === 'register') {
    return (
      <ButtonLink variant={variant} to={REGISTER_FIRST}>
        {children}
      </ButtonLink>
    )
  }
  // The pressed button keeps the focus.
  return (
    <Button variant={variant} busy={opening === 'this'} disabled={opening === 'another'} onClick={onBuy}>
      {opening === 'this' ? purchaseButton.opening : children}
    </Button>
  )
}
