import type { ReactNode } from 'react'

/** Sets some words of a sentence as a link or in a name's style, so that each language can keep its own order of words. */
export type Wrap = (words: string) => ReactNode
