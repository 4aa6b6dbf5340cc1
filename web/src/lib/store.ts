import { configureStore } from '@reduxjs/toolkit'
import { api } from './base-api.ts'
import { rootReducer } from './root-reducer.ts'

export const createStore = () =>
  configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults().concat(api.middleware),
    devTools: import.meta.env?.DEV ?? false,
  })
