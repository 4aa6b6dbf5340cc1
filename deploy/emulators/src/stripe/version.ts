/** The emulated version of Stripe's API, and the first version with the same shapes. */
export const API_VERSION = '2026-10-28.endive'
export const OLDEST_VERSION = '2025-03-31'
