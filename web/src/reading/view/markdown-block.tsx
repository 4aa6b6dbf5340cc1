import { type ComponentProps, memo } from 'react'
import Markdown, { type Components } from 'react-markdown'
import { FactLink } from './fact-link.tsx'

const ALLOWED = ['p', 'a', 'strong', 'em', 'br', 'hr', 'ul', 'ol', 'li', 'blockquote', 'h3', 'h4', 'h5', 'h6', 'code']

const components: Components = {
  a: ({ href, children }: ComponentProps<'a'>) => <FactLink href={href}>{children}</FactLink>,
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
}

const asWritten = (url: string) => url

/**
 * One block of a reading, parsed exactly once. No raw HTML, no images (one would reveal to its server who is reading), no links except to
 * facts.
 */
export const MarkdownBlock = memo(({ source }: { source: string }) => (
  <Markdown skipHtml allowedElements={ALLOWED} unwrapDisallowed urlTransform={asWritten} components={components}>
    {source}
  </Markdown>
))
