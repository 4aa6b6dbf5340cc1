import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { readTokens } from './tokens.ts'

/** Why a session ended. After `left` the one who ended it says where to go; a page that needs a reader does not send them to sign in. */
export type SessionEnd = 'left' | 'refused' | 'elsewhere' | 'failed'

type SessionState = {
  /** `restoring`: tokens are stored and the profile is on its way. */
  status: 'anonymous' | 'restoring' | 'signed-in'
  ended: SessionEnd | null
  /** Grows when a reader's session is over: the screens are mounted anew by it, and nothing of that reader stays. */
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
