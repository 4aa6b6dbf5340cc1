import { once } from 'node:events'
import { createServer } from 'node:net'

/** Whether a process of this machine could listen there now. */
export const isFree = async (host: string, port: number): Promise<boolean> => {
  const server = createServer()
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
