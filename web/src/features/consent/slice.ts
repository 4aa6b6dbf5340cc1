import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { rootReducer } from '../../lib/root-reducer.ts'
import type { AppDispatch } from '../../lib/store-hooks.ts'
import { type CookiePreferences, forgetChoice, keepChoice, readChoice } from './storage.ts'

type ConsentState = {
  /** Null until the reader has chosen: the banner asks. */
  choice: CookiePreferences | null
  preferencesOpen: boolean
}

const consentSlice = createSlice({
  name: 'consent',
  initialState: (): ConsentState => ({ choice: readChoice(), preferencesOpen: false }),
  reducers: {
    openConsentPreferences: (state) => {
      state.preferencesOpen = true
    },
    closeConsentPreferences: (state) => {
      state.preferencesOpen = false
    },
    choiceKnown: (state, { payload }: PayloadAction<CookiePreferences | null>) => {
      state.choice = payload
      state.preferencesOpen = false
    },
  },
  selectors: {
    selectChoice: ({ choice }) => choice,
    selectPreferencesOpen: ({ preferencesOpen }) => preferencesOpen,
    /** Whether visits may be counted. False until the reader has said yes. */
    hasAnalyticsConsent: ({ choice }) => choice?.analytics ?? false,
  },
})

const { choiceKnown } = consentSlice.actions

export const { openConsentPreferences, closeConsentPreferences } = consentSlice.actions
export const { selectChoice, selectPreferencesOpen, hasAnalyticsConsent } = consentSlice.injectInto(rootReducer).selectors

export const chooseCookies = (analytics: boolean) => (dispatch: AppDispatch) => {
  const choice: CookiePreferences = { essential: true, analytics, marketing: false }
  keepChoice(choice)
  dispatch(choiceKnown(choice))
}

/** Takes the choice back: the banner asks again. */
export const resetConsent = () => (dispatch: AppDispatch) => {
  forgetChoice()
  dispatch(choiceKnown(null))
}

/** Follows a choice that was made or taken back in another tab. */
export const choiceMadeElsewhere = () => (dispatch: AppDispatch) => dispatch(choiceKnown(readChoice()))
