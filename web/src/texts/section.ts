import type { ReactNode } from 'react'

/** A section of a long text. `id` is its anchor in the address, the same in every language. */
export type Section = { id: string; title: string; body: ReactNode }
