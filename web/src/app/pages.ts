import { type ComponentType, lazy } from 'react'
import { preload } from 'react-dom'
import { matchPath } from 'react-router-dom'

type Load = () => Promise<ComponentType>

/** A page that comes with its own file when it is first shown; under several addresses it is still one page. */
const page = (paths: string | string[], load: Load) => {
  const Page = lazy(() => load().then((it) => ({ default: it })))
  return [paths].flat().map((path) => ({ path, load, Page }))
}

export const pages = [
  page('/', () => {
    preload('/api/divination/cards/back.svg', { as: 'image', fetchPriority: 'high' })
    return import('../features/home/pages/home-page.tsx').then((it) => it.HomePage)
  }),
  page(['/login', '/register', '/auth'], () => import('../features/auth/pages/auth-page.tsx').then((it) => it.AuthPage)),
  page('/verify-email', () => import('../features/auth/pages/verify-email-page.tsx').then((it) => it.VerifyEmailPage)),
  page('/forgot-password', () => import('../features/auth/pages/forgot-password-page.tsx').then((it) => it.ForgotPasswordPage)),
  page('/reset-password', () => import('../features/auth/pages/reset-password-page.tsx').then((it) => it.ResetPasswordPage)),
  page('/unsubscribe', () => import('../features/contact/pages/unsubscribe-page.tsx').then((it) => it.UnsubscribePage)),
  page('/pricing', () => import('../features/billing/pages/pricing-page.tsx').then((it) => it.PricingPage)),
  page('/payment/success', () => import('../features/billing/pages/payment-return-page.tsx').then((it) => it.PaymentReturnPage)),
  page('/profile', () => import('../features/account/pages/profile-page.tsx').then((it) => it.ProfilePage)),
  page('/history', () => import('../features/history/pages/history-page.tsx').then((it) => it.HistoryPage)),
  page('/input/:methodId', () => import('../features/oracle/pages/input-page.tsx').then((it) => it.InputPage)),
  page('/reading/:methodId', () => import('../features/oracle/pages/reading-page.tsx').then((it) => it.ReadingPage)),
  page('/reading/view/:readingId', () => import('../features/history/pages/saved-reading-page.tsx').then((it) => it.SavedReadingPage)),
  page('/deck', () => import('../features/deck/pages/deck-page.tsx').then((it) => it.DeckPage)),
  page('/deck/:cardId', () => import('../features/deck/pages/card-page.tsx').then((it) => it.CardPage)),
  page('/hexagrams', () => import('../features/deck/pages/hexagrams-page.tsx').then((it) => it.HexagramsPage)),
  page('/hexagrams/:number', () => import('../features/deck/pages/hexagram-page.tsx').then((it) => it.HexagramPage)),
  page('/privacy', () => import('../features/legal/pages/privacy-page.tsx').then((it) => it.PrivacyPage)),
  page('/terms', () => import('../features/legal/pages/terms-page.tsx').then((it) => it.TermsPage)),
  page('/contact', () => import('../features/contact/pages/contact-page.tsx').then((it) => it.ContactPage)),
  page('*', () => import('./not-found-page.tsx').then((it) => it.NotFoundPage)),
].flat()

/** Fetches the page of an address beside the rest of the application, not after it. A failure shows when the page is rendered. */
export const preloadPage = (pathname: string) =>
  pages
    .find(({ path }) => matchPath(path, pathname))
    ?.load()
    .catch(() => undefined)
