import { writtenAddresses } from '@sibyl/contracts/page-addresses'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import type { Excerpt } from '../../features/deck/excerpt.ts'
import { App } from '../app.tsx'
import { excerptsOf, type Library } from './excerpt-of.ts'

const fail = (error: unknown) => {
  throw error
}

const write = async (path: string, excerpt: Excerpt | undefined): Promise<string> => {
  const { prelude } = await prerender(<App excerpt={excerpt} at={(pages) => <StaticRouter location={path}>{pages}</StaticRouter>} />, {
    // What is large would else come after the page, to be put in its place by an inline script, which our policy forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: fail,
  })
  return new Response(prelude).text()
}

type WrittenPage = { path: string; html: string; excerpt: Excerpt | undefined }

/**
 * Every written page by its path, as a visitor meets it before anything has been fetched, but for what it shows of the library: HTML that React
 * can take over, given the same excerpt. Throws where one breaks.
 */
export async function* writePages(library: Library): AsyncGenerator<WrittenPage> {
  const excerpts = excerptsOf(library)
  for (const path of writtenAddresses) {
    const excerpt = excerpts.get(path)
    yield { path, html: await write(path, excerpt), excerpt }
  }
}
