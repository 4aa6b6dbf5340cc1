import { setupServer } from 'msw/node'

/** The server of a test: `server.use(http.get(at('/auth/profile'), …))`. A call that nobody answers is an error. */
export const server = setupServer()

export const at = (path: string) => `${location.origin}/api${path}`
