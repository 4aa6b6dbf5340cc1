import type { Fact } from '@sibyl/contracts/http/readings'

const QUOTED = 160

export const running = (label: string): string => `${label.charAt(0).toLowerCase()}${label.slice(1)}`
/** The label of a fact within a sentence. A noun with a capital of its own, as German has, stays so. */
export const runningLabel = ({ label, data }: Pick<Fact, 'label' | 'data'>): string => (data.noun === label ? label : running(label))

/** At most 160 characters, cut at a space. */
export const clipped = (text: string): string => (text.length > QUOTED ? `${text.slice(0, QUOTED).replace(/\s+\S*$/u, '')}…` : text)
/** Clips and puts in double quotation marks. */
export const quoted = (text: string): string => `“${clipped(text).replace(/[“”"]/gu, '')}”`

/** “1 symbol”, “3 symbols”. */
export const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`
