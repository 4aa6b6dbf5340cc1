import { combineSlices } from '@reduxjs/toolkit'
import { api } from './base-api.ts'
import { sessionSlice } from './session/slice.ts'

/** The state that all screens share. A feature injects its own slice when it loads: `slice.injectInto(rootReducer)`. */
export const rootReducer = combineSlices(api, sessionSlice)

export type SharedState = ReturnType<typeof rootReducer>
