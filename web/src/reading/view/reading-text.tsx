import { lazy, memo, Suspense } from 'react'
import { SectionHeading } from './section-heading.tsx'
import { plainText, textSections } from './text-sections.ts'

export const loadRenderer = () => import('./markdown-block.tsx')
const MarkdownBlock = lazy(() => loadRenderer().then((module) => ({ default: module.MarkdownBlock })))

const Block = memo(({ source }: { source: string }) => (
  <Suspense fallback={<p>{plainText(source)}</p>}>
    <MarkdownBlock source={source} />
  </Suspense>
))

/** A reading's text as far as it is shown. Only the last block can still change, so only that one is ever parsed again. */
export const ReadingText = ({ body }: { body: string }) =>
  textSections(body).map(({ heading, blocks }, place) => (
    <section key={place} className={place === 0 && heading === null ? 'opening' : undefined}>
      {heading !== null && <SectionHeading heading={heading} />}
      {blocks.map((source, at) => (
        <Block key={at} source={source} />
      ))}
    </section>
  ))
