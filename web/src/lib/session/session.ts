import type { User } from '@sibyl/contracts/http/auth'
import { api } from '../base-api.ts'
import type { AppDispatch } from '../store-hooks.ts'
import { profileApi } from './profile.ts'
import { type SessionEnd, sessionEnded, sessionEstablished } from './slice.ts'
import { clearTokens, keepTokens, type TokenPair } from './tokens.ts'

/** After a sign-in: keeps the tokens and the reader that came with them. */
export const beginSession = (pair: TokenPair, user: User) => async (dispatch: AppDispatch) => {
  keepTokens(pair)
  dispatch(api.util.resetApiState())
  await dispatch(profileApi.util.upsertQueryData('getProfile', undefined, user))
  dispatch(sessionEstablished())
}

/** Forgets the reader: tokens, everything fetched for them, and whatever is on screen. */
export const endSession = (why: SessionEnd) => (dispatch: AppDispatch) => {
  clearTokens()
  dispatch(sessionEnded(why))
  dispatch(api.util.resetApiState())
}

/** Asks the server again who this is: tier and tokens after a purchase. Answers with the reader, or throws. */
export const refreshProfile = () => (dispatch: AppDispatch) =>
  dispatch(profileApi.endpoints.getProfile.initiate(undefined, { forceRefetch: true, subscribe: false })).unwrap()
