import { deckOrder } from '@sibyl/contracts/draws/deck-order'
import { type PagePattern, pages } from '@sibyl/contracts/pages'
import type { ComponentType } from 'react'

type PageFile = {
  /** The addresses of the page; it may have several. */
  paths: readonly PagePattern[]
  load: () => Promise<ComponentType>
  /** The page's first requests, the same for every reader, given the last segment of its address. */
  needs: (last: string) => readonly Need[]
}

type Need = { href: string; as: 'image' | 'fetch' }

const nothing = (): readonly Need[] => []

const page = (paths: PagePattern | readonly PagePattern[], load: PageFile['load'], needs: PageFile['needs'] = nothing): PageFile => ({
  paths: [paths].flat(),
  load,
  needs,
})

const picture = (card: string): Need => ({ href: `/api/divination/cards/${card}.svg`, as: 'image' })
const cards: Need = { href: '/api/divination/cards', as: 'fetch' }
const hexagrams: Need = { href: '/api/divination/hexagrams', as: 'fetch' }

/** Every page with its file. If two match an address, the first one wins. */
export const pageFiles: readonly PageFile[] = [
  page(
    pages.home,
    () => import('../features/home/pages/home-page.tsx').then((it) => it.HomePage),
    () => [picture('back')],
  ),
  page([pages.login, pages.register, pages.auth], () => import('../features/auth/pages/auth-page.tsx').then((it) => it.AuthPage)),
  page(pages.verifyEmail, () => import('../features/auth/pages/verify-email-page.tsx').then((it) => it.VerifyEmailPage)),
  page(pages.forgotPassword, () => import('../features/auth/pages/forgot-password-page.tsx').then((it) => it.ForgotPasswordPage)),
  page(pages.resetPassword, () => import('../features/auth/pages/reset-password-page.tsx').then((it) => it.ResetPasswordPage)),
  page(pages.unsubscribe, () => import('../features/contact/pages/unsubscribe-page.tsx').then((it) => it.UnsubscribePage)),
  page(pages.pricing, () => import('../features/billing/pages/pricing-page.tsx').then((it) => it.PricingPage)),
  page(pages.gift, () => import('../features/billing/pages/gift-page.tsx').then((it) => it.GiftPage)),
  page(pages.paymentSuccess, () => import('../features/billing/pages/payment-return-page.tsx').then((it) => it.PaymentReturnPage)),
  page(pages.profile, () => import('../features/account/pages/profile-page.tsx').then((it) => it.ProfilePage)),
  page(pages.wallet, () => import('../features/account/pages/wallet-page.tsx').then((it) => it.WalletPage)),
  page(pages.receipt, () => import('../features/account/pages/receipt-page.tsx').then((it) => it.ReceiptPage)),
  page(pages.history, () => import('../features/history/pages/history-page.tsx').then((it) => it.HistoryPage)),
  page(pages.journal, () => import('../features/journal/pages/journal-page.tsx').then((it) => it.JournalPage)),
  page(pages.recap, () => import('../features/journal/pages/recap-page.tsx').then((it) => it.RecapPage)),
  page(pages.shared, () => import('../features/shared/pages/shared-page.tsx').then((it) => it.SharedPage)),
  page(pages.reminders, () => import('../features/reminders/pages/reminders-page.tsx').then((it) => it.RemindersPage)),
  page(pages.people, () => import('../features/people/pages/people-page.tsx').then((it) => it.PeoplePage)),
  page(pages.sky, () => import('../features/sky/pages/sky-page.tsx').then((it) => it.SkyPage)),
  page(pages.input, () => import('../features/oracle/pages/input-page.tsx').then((it) => it.InputPage)),
  page([pages.savedReading, pages.savedReadingUnnamed], () =>
    import('../features/history/pages/saved-reading-page.tsx').then((it) => it.SavedReadingPage),
  ),
  page(
    pages.reading,
    () => import('../features/oracle/pages/reading-page.tsx').then((it) => it.ReadingPage),
    (method) => (method === 'daily-card' ? [picture('back')] : []),
  ),
  page(
    pages.deck,
    () => import('../features/deck/pages/deck-page.tsx').then((it) => it.DeckPage),
    () => [cards, picture('major-00')],
  ),
  page(
    pages.card,
    () => import('../features/deck/pages/card-page.tsx').then((it) => it.CardPage),
    (card) => (deckOrder.includes(card) ? [cards, picture(card)] : [cards]),
  ),
  page(
    pages.hexagrams,
    () => import('../features/deck/pages/hexagrams-page.tsx').then((it) => it.HexagramsPage),
    () => [hexagrams],
  ),
  page(
    pages.hexagram,
    () => import('../features/deck/pages/hexagram-page.tsx').then((it) => it.HexagramPage),
    () => [hexagrams],
  ),
  page([pages.moon, pages.moonMonth], () => import('../features/moon/pages/moon-page.tsx').then((it) => it.MoonPage)),
  page(pages.publicCard, () => import('../features/public-card/pages/public-card-page.tsx').then((it) => it.PublicCardPage)),
  page(pages.privacy, () => import('../features/legal/pages/privacy-page.tsx').then((it) => it.PrivacyPage)),
  page(pages.terms, () => import('../features/legal/pages/terms-page.tsx').then((it) => it.TermsPage)),
  page(pages.contact, () => import('../features/contact/pages/contact-page.tsx').then((it) => it.ContactPage)),
  page(pages.admin, () => import('../features/admin/pages/admin-page.tsx').then((it) => it.AdminPage)),
  page(pages.adminAudit, () => import('../features/admin/pages/audit-page.tsx').then((it) => it.AuditPage)),
  page(pages.adminReader, () => import('../features/admin/pages/reader-page.tsx').then((it) => it.ReaderPage)),
  page(pages.notFound, () => import('./not-found-page.tsx').then((it) => it.NotFoundPage)),
]
