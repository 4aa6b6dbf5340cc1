import { setupListeners } from '@reduxjs/toolkit/query'
import { type ReactNode, useEffect, useState } from 'react'
import { Provider } from 'react-redux'
import { createStore } from '../lib/store.ts'

export const Providers = ({ children }: { children: ReactNode }) => {
  const [store] = useState(createStore)
  useEffect(() => setupListeners(store.dispatch), [store])
  return <Provider store={store}>{children}</Provider>
}
