import { z } from 'zod'

const REASON_MIN = 3
const REASON_MAX = 300

/** Why an administrator acts: a part of the audit entry. */
export const actReason = z
  .string('Please give a reason')
  .trim()
  .min(REASON_MIN, 'Please give a reason')
  .max(REASON_MAX, `Please use at most ${REASON_MAX} characters`)
  .meta({ description: 'Why; it goes into the audit log', examples: ['Asked by mail on Tuesday'] })

export const reasonBody = z.object({ reason: actReason })

/** The most tokens one act may give or take. */
export const ADJUSTMENT_MAX = 500
