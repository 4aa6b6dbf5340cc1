import { createSlice } from '@reduxjs/toolkit'
import { rootReducer } from '../../lib/root-reducer.ts'

const consentSlice = createSlice({
  name: 'consent',
  initialState: { preferencesOpen: false },
  reducers: {
    openConsentPreferences: (state) => {
      state.preferencesOpen = true
    },
  },
})

consentSlice.injectInto(rootReducer)

export const { openConsentPreferences } = consentSlice.actions
