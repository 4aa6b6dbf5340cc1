/** The version of Stripe's API whose shapes are answered, and the first with the same shapes in what is emulated. */
export const API_VERSION = '2026-10-28.endive'
export const OLDEST_VERSION = '2025-03-31'

/** The one account there is. */
export const ACCOUNT_ID = 'acct_1SibylEmulated'
