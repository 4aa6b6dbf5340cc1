import { readTokens } from '../../lib/session/tokens.ts'

/** Tells one reader's stay in this browser from the next's, before their profile is known; null for a visitor. */
export const sessionId = (): string | null => (readTokens() ? (localStorage.getItem('session') ?? 'unnamed') : null)
