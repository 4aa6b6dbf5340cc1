import type { Progress } from '@sibyl/platform/progress/progress'
import { endOrErase } from '../erasure/end-or-erase.ts'
import { type EndPorts, endOverdue } from './end-reading.ts'

/** Ends readings that are past their deadline, and the streams of their followers. */
export const sweepAbandonedReadings = (ports: EndPorts & { progress: Progress }) => async (): Promise<void> => {
  const overdue = await ports.readings.find('byDeadline', { open: true }, { upTo: ports.clock.now() })
  for (const reading of overdue) {
    await endOrErase(ports, reading._id, async () => {
      await endOverdue(ports, reading)
      await ports.progress.append(reading._id, { kind: 'ended' })
    })
  }
}
