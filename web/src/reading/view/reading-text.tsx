import { headingFact, plainText, textSections } from '@sibyl/contracts/reading-text/text-sections'
import { lazy, memo, Suspense } from 'react'
import { SectionHeading } from './section-heading.tsx'
import { linkedOnce } from './text-sections.ts'

export const loadRenderer = () => import('./markdown-block.tsx')
const MarkdownBlock = lazy(() => loadRenderer().then((module) => ({ default: module.MarkdownBlock })))

const Block = memo(({ source }: { source: string }) => (
  <Suspense fallback={<p>{plainText(source)}</p>}>
    <MarkdownBlock source={source} />
  </Suspense>
))

/** A reading's text, as far as it is shown. Only the last block can still change, so only that one is parsed again. */
export const ReadingText = ({ body }: { body: string }) =>
  textSections(body).map(({ heading, blocks }, index) => (
    <section
      key={index}
      className={index === 0 && heading === null ? 'opening' : undefined}
      data-card={(heading && headingFact(heading).factId) ?? undefined}
    >
      {heading !== null && <SectionHeading heading={heading} />}
      {blocks.map((source, at) => (
        <Block key={at} source={linkedOnce(source)} />
      ))}
    </section>
  ))
