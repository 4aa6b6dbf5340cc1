import { type Screening, screen } from '../safety/screen.ts'
import type { Reading } from './reading.ts'

/** The result of the screen when the reading was asked for. Readings stored before it was kept are screened again. */
export const screeningOf = ({ screening, formData }: Pick<Reading, 'screening' | 'formData'>): Screening => screening ?? screen(formData)
