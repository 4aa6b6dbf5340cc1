import type { Logger } from '../logging/logger.ts'
import type { Metrics } from '../metrics/metrics.ts'

/** Background work that a service repeats. */
export type Job = { name: string; everyMs: number; run: () => Promise<void> }

/** Runs a job at its interval, never two runs at a time. Logs a failed run and goes on. */
export const startJob = ({ name, everyMs, run }: Job, logger: Logger, metrics: Metrics): { close(): Promise<void> } => {
  // Starts the series at zero, because an alert on an increase would miss a first failure without a zero before it.
  metrics.jobs.inc({ task: name, outcome: 'failed' }, 0)
  let running: Promise<void> | undefined
  const start = (): void => {
    // A failure before the first await also counts as a failed run, not as an error of the timer.
    running ??= (async () => run())()
      .then(() => metrics.jobs.inc({ task: name, outcome: 'done' }))
      .catch((error: unknown) => {
        metrics.jobs.inc({ task: name, outcome: 'failed' })
        logger.error({ err: error, job: name }, 'job failed')
      })
      .finally(() => {
        running = undefined
      })
  }
  const timer = setInterval(start, everyMs)
  return {
    async close() {
      clearInterval(timer)
      await running
    },
  }
}
