import { READING_WAIT_MS } from '@sibyl/contracts/constants'
import { SECOND } from '../time.ts'

/** How long a stop may take, in milliseconds, where STOP_TIMEOUT_MS is unset. */
export const STOP_TIMEOUT_MS = 25 * SECOND
/** The same for a process that serves or writes readings: long enough for the longest reading, and for the steps after it. */
export const STOP_TIMEOUT_WITH_READINGS_MS = READING_WAIT_MS + 5 * SECOND
