import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from '../app.tsx'
import { writtenPaths } from './written-paths.ts'

const fail = (error: unknown) => {
  throw error
}

const write = async (path: string): Promise<string> => {
  const { prelude } = await prerender(<App at={(pages) => <StaticRouter location={path}>{pages}</StaticRouter>} />, {
    // What is large would else come after the page, to be put in its place by an inline script, which our policy forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: fail,
  })
  return new Response(prelude).text()
}

/** Every written page by its path, as a visitor meets it before anything has been fetched: HTML that React can take over. Throws where one breaks. */
export async function* writePages(): AsyncGenerator<{ path: string; html: string }> {
  for (const path of writtenPaths) yield { path, html: await write(path) }
}
