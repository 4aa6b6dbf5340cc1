import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { aSealedDraw } from '../src/components/reading-progress/testing.ts'

export const at = (path: string) => `${location.origin}/api${path}`

/**
 * The server of a test: `server.use(http.get(at('/auth/profile'), …))`. A call that nobody answers is an error; a deck is sealed whenever
 * the tarot form opens.
 */
export const server = setupServer(http.post(at('/divination/draws'), () => HttpResponse.json({ success: true, draw: aSealedDraw })))
