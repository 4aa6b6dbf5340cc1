import { type ReactNode, useState } from 'react'
import { Provider } from 'react-redux'
import { createStore } from './store.ts'

export const Providers = ({ children }: { children: ReactNode }) => {
  const [store] = useState(createStore)
  return <Provider store={store}>{children}</Provider>
}
