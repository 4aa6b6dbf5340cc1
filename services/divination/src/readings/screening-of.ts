import { type Screening, screen } from '../safety/screen.ts'
import type { Reading } from './reading.ts'

/** The stored result of the safety screen. Screens older readings, which have none, again. */
export const screeningOf = ({ screening, formData }: Pick<Reading, 'screening' | 'formData'>): Screening => screening ?? screen(formData)
