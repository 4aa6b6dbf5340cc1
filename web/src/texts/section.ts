import type { ReactNode } from 'react'

/** Of a long text. `id` is its place in the address, the same in every language. */
export type Section = { id: string; title: string; body: ReactNode }
