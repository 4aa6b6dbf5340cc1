import { type EndPorts, endUnwritten } from './end-reading.ts'

/** Ends readings whose time is over and that nobody is going to finish. */
export const sweepAbandonedReadings = (ports: EndPorts) => async (): Promise<void> => {
  const overdue = await ports.readings.find('byDeadline', { open: true }, { upTo: ports.clock.now() })
  for (const reading of overdue) await endUnwritten(ports, reading, 'The oracle did not answer in time.')
}
