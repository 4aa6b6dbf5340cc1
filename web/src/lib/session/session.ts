import type { User } from '@sibyl/contracts/http/auth'
import { api } from '../base-api.ts'
import { keepVisitorsCard } from '../keep-visitors-card.ts'
import { forgetAllWords, forgetWordsOfOthers } from '../own-words.ts'
import type { SharedState } from '../root-reducer.ts'
import type { AppDispatch } from '../store-hooks.ts'
import { profileApi } from './profile.ts'
import { type SessionEnd, sessionEnded, sessionEstablished, sessionRestoring } from './slice.ts'
import { clearTokens, keepReader, keepTokens, type TokenPair } from './tokens.ts'

/**
 * Forgets everything fetched. Redux Toolkit also aborts every call under way, whose form then reports a failure; but a visitor's calls, such as
 * a message to us or a link's verification, belong to no session, so they outlive one that begins, perhaps in another tab.
 */
const forgetFetched = () => (dispatch: AppDispatch, getState: () => SharedState) => {
  if (getState().session.status !== 'signed-in')
    for (const call of dispatch(api.util.getRunningMutationsThunk())) call.abort = () => undefined
  dispatch(api.util.resetApiState())
}

/** After a sign-in: stores the tokens, the reader they belong to, and the card drawn as a visitor. */
export const beginSession = (pair: TokenPair, user: User) => async (dispatch: AppDispatch) => {
  keepTokens(pair, user._id)
  forgetWordsOfOthers()
  await keepVisitorsCard()
  dispatch(forgetFetched())
  await dispatch(profileApi.util.upsertQueryData('getProfile', undefined, user))
  dispatch(sessionEstablished())
}

/** Confirms the stored session with the server, as when a page opens. */
export const restoreSession = () => (dispatch: AppDispatch) => {
  dispatch(forgetFetched())
  dispatch(sessionRestoring())
}

/** Called after the server has confirmed this reader for a stored session, or one begun in another tab. */
export const confirmSession =
  ({ _id }: User) =>
  (dispatch: AppDispatch) => {
    keepReader(_id)
    forgetWordsOfOthers()
    dispatch(sessionEstablished())
  }

/**
 * Forgets the reader: tokens, fetched data, and everything on screen. Their input is deleted only if they signed out themselves: after a
 * session ends in any other way, they come back to it.
 */
export const endSession = (why: SessionEnd) => (dispatch: AppDispatch) => {
  if (why !== 'elsewhere') clearTokens(why === 'left')
  if (why === 'left') forgetAllWords()
  dispatch(forgetFetched())
  dispatch(sessionEnded(why))
}

/** Fetches the reader again: tier and tokens after a purchase. Resolves with the reader, or throws. */
export const refreshProfile = () => (dispatch: AppDispatch) =>
  dispatch(profileApi.endpoints.getProfile.initiate(undefined, { forceRefetch: true, subscribe: false })).unwrap()
