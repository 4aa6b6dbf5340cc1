import { combineSlices } from '@reduxjs/toolkit'
import { api } from './base-api.ts'
import { sessionSlice } from './session/slice.ts'

/** What every screen shares. A feature's own slice joins when the feature loads: `slice.injectInto(rootReducer)`. */
export const rootReducer = combineSlices(api, sessionSlice)

export type SharedState = ReturnType<typeof rootReducer>
