import type { OracleFailureReason } from '../oracle/oracle.ts'

/** Why there is no text, worded for the reader's receipt. */
export const failureWords: Record<OracleFailureReason, string> = {
  timeout: 'The oracle did not answer in time.',
  late: 'The oracle could not begin in time.',
  busy: 'The oracle was asked too much at once.',
  unavailable: 'The oracle could not be reached.',
  empty: 'The oracle answered with silence.',
  cut_off: 'The oracle broke off in the middle.',
  unfounded: 'The oracle spoke of things that were not drawn.',
  incomplete: 'The oracle passed over something that was drawn.',
  forbidden: 'The oracle said what a reading must not say.',
  misshapen: 'The oracle wrote in a form that is not a reading’s.',
}
