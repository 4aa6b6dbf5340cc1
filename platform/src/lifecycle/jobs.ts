import type { Logger } from '../logging/logger.ts'
import type { Metrics } from '../metrics/metrics.ts'

/** Work a service does on its own, again and again. */
export type Job = { name: string; everyMs: number; run: () => Promise<void> }

/** Runs a job at its interval, never two at a time; a failure is logged and the next run comes as usual. */
export const startJob = ({ name, everyMs, run }: Job, logger: Logger, metrics: Metrics): { close(): Promise<void> } => {
  let running: Promise<void> | undefined
  const start = (): void => {
    // Also what fails before its first await is a failure of the run, not of the timer.
    running ??= (async () => run())()
      .then(() => metrics.jobs.inc({ job: name, outcome: 'done' }))
      .catch((error: unknown) => {
        metrics.jobs.inc({ job: name, outcome: 'failed' })
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
