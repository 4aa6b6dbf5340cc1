import { deckOrder } from '@sibyl/contracts/draws/deck-order'
import type { ComponentType } from 'react'

type PageFile = {
  /** The addresses a page goes by: under several it is still one page. */
  paths: readonly string[]
  load: () => Promise<ComponentType>
  /** What the page will ask for first, whoever the reader is, by the last part of its address. */
  needs: (last: string) => readonly Need[]
}

type Need = { href: string; as: 'image' | 'fetch' }

const nothing = (): readonly Need[] => []

const page = (paths: string | readonly string[], load: PageFile['load'], needs: PageFile['needs'] = nothing): PageFile => ({
  paths: [paths].flat(),
  load,
  needs,
})

const picture = (card: string): Need => ({ href: `/api/divination/cards/${card}.svg`, as: 'image' })
const cards: Need = { href: '/api/divination/cards', as: 'fetch' }
const hexagrams: Need = { href: '/api/divination/hexagrams', as: 'fetch' }

/** Every page with the file it comes in. Of two that match an address, the first is meant. */
export const pageFiles: readonly PageFile[] = [
  page(
    '/',
    () => import('../features/home/pages/home-page.tsx').then((it) => it.HomePage),
    () => [picture('back')],
  ),
  page(['/login', '/register', '/auth'], () => import('../features/auth/pages/auth-page.tsx').then((it) => it.AuthPage)),
  page('/verify-email', () => import('../features/auth/pages/verify-email-page.tsx').then((it) => it.VerifyEmailPage)),
  page('/forgot-password', () => import('../features/auth/pages/forgot-password-page.tsx').then((it) => it.ForgotPasswordPage)),
  page('/reset-password', () => import('../features/auth/pages/reset-password-page.tsx').then((it) => it.ResetPasswordPage)),
  page('/unsubscribe', () => import('../features/contact/pages/unsubscribe-page.tsx').then((it) => it.UnsubscribePage)),
  page('/pricing', () => import('../features/billing/pages/pricing-page.tsx').then((it) => it.PricingPage)),
  page('/payment/success', () => import('../features/billing/pages/payment-return-page.tsx').then((it) => it.PaymentReturnPage)),
  page('/profile', () => import('../features/account/pages/profile-page.tsx').then((it) => it.ProfilePage)),
  page('/wallet', () => import('../features/account/pages/wallet-page.tsx').then((it) => it.WalletPage)),
  page('/wallet/receipts/:paymentId', () => import('../features/account/pages/receipt-page.tsx').then((it) => it.ReceiptPage)),
  page('/history', () => import('../features/history/pages/history-page.tsx').then((it) => it.HistoryPage)),
  page('/input/:methodId', () => import('../features/oracle/pages/input-page.tsx').then((it) => it.InputPage)),
  page(
    '/reading/:methodId',
    () => import('../features/oracle/pages/reading-page.tsx').then((it) => it.ReadingPage),
    (method) => (method === 'daily-card' ? [picture('back')] : []),
  ),
  page('/reading/view/:readingId', () => import('../features/history/pages/saved-reading-page.tsx').then((it) => it.SavedReadingPage)),
  page(
    '/deck',
    () => import('../features/deck/pages/deck-page.tsx').then((it) => it.DeckPage),
    () => [cards, picture('major-00')],
  ),
  page(
    '/deck/:cardId',
    () => import('../features/deck/pages/card-page.tsx').then((it) => it.CardPage),
    (card) => (deckOrder.includes(card) ? [cards, picture(card)] : [cards]),
  ),
  page(
    '/hexagrams',
    () => import('../features/deck/pages/hexagrams-page.tsx').then((it) => it.HexagramsPage),
    () => [hexagrams],
  ),
  page(
    '/hexagrams/:number',
    () => import('../features/deck/pages/hexagram-page.tsx').then((it) => it.HexagramPage),
    () => [hexagrams],
  ),
  page('/privacy', () => import('../features/legal/pages/privacy-page.tsx').then((it) => it.PrivacyPage)),
  page('/terms', () => import('../features/legal/pages/terms-page.tsx').then((it) => it.TermsPage)),
  page('/contact', () => import('../features/contact/pages/contact-page.tsx').then((it) => it.ContactPage)),
  page('*', () => import('./not-found-page.tsx').then((it) => it.NotFoundPage)),
]
