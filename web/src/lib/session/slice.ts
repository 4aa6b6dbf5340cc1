import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { readTokens } from './tokens.ts'

/** Why a session ended. After `left`, the code that ended it also navigates; a page that needs a reader does not redirect to sign-in. */
export type SessionEnd = 'left' | 'refused' | 'elsewhere' | 'failed'

type SessionState = {
  /** `restoring`: tokens are stored and the profile is being fetched. */
  status: 'anonymous' | 'restoring' | 'signed-in'
  ended: SessionEnd | null
  /** Incremented when a reader's session ends; screens remount by it, so that nothing of that reader remains. */
  generation: number
}

const initialState = (): SessionState => ({ status: readTokens() ? 'restoring' : 'anonymous', ended: null, generation: 0 })

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionRestoring: (state) => {
      if (state.status === 'signed-in') state.generation += 1
      state.status = 'restoring'
      state.ended = null
    },
    sessionEstablished: (state) => {
      state.status = 'signed-in'
      state.ended = null
    },
    sessionEnded: (state, { payload }: PayloadAction<SessionEnd>) => {
      if (state.status === 'signed-in') state.generation += 1
      state.status = 'anonymous'
      state.ended = payload
    },
    sessionEndSeen: (state) => {
      state.ended = null
    },
  },
})

export const { sessionRestoring, sessionEstablished, sessionEnded, sessionEndSeen } = sessionSlice.actions
