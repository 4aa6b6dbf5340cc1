import type { User } from '@sibyl/contracts/http/auth'
import { api } from '../base-api.ts'
import { forgetAllWords, forgetWordsOfOthers } from '../own-words.ts'
import type { AppDispatch } from '../store-hooks.ts'
import { profileApi } from './profile.ts'
import { type SessionEnd, sessionEnded, sessionEstablished, sessionRestoring } from './slice.ts'
import { clearTokens, keepReader, keepTokens, type TokenPair } from './tokens.ts'

/** After a sign-in: keeps the tokens and the reader that came with them. */
export const beginSession = (pair: TokenPair, user: User) => async (dispatch: AppDispatch) => {
  keepTokens(pair, user._id)
  forgetWordsOfOthers()
  dispatch(api.util.resetApiState())
  await dispatch(profileApi.util.upsertQueryData('getProfile', undefined, user))
  dispatch(sessionEstablished())
}

/** Asks whose the stored session is, as if the page had just been opened. */
export const restoreSession = () => (dispatch: AppDispatch) => {
  dispatch(sessionRestoring())
  dispatch(api.util.resetApiState())
}

/** After a stored session, or one begun in another tab, has been confirmed as this reader's. */
export const confirmSession =
  ({ _id }: User) =>
  (dispatch: AppDispatch) => {
    keepReader(_id)
    forgetWordsOfOthers()
    dispatch(sessionEstablished())
  }

/**
 * Forgets the reader: tokens, everything fetched for them, and whatever is on screen. What they were typing goes only when they have left
 * by their own wish: a session that ends otherwise is one they come back to.
 */
export const endSession = (why: SessionEnd) => (dispatch: AppDispatch) => {
  if (why !== 'elsewhere') clearTokens(why === 'left')
  if (why === 'left') forgetAllWords()
  dispatch(sessionEnded(why))
  dispatch(api.util.resetApiState())
}

/** Asks the server again who this is: tier and tokens after a purchase. Answers with the reader, or throws. */
export const refreshProfile = () => (dispatch: AppDispatch) =>
  dispatch(profileApi.endpoints.getProfile.initiate(undefined, { forceRefetch: true, subscribe: false })).unwrap()
