import { useEffect } from 'react'
import { common } from '#texts/common.ts'

type PageHeadProps = { title: string; description: string; path: string }

/** Title, description and canonical address of a page, for search engines and link previews. */
export const PageHead = ({ title, description, path }: PageHeadProps) => {
  // index.html already has a description; a second one would contradict it.
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]')
    if (!meta) return
    const usual = meta.content
    meta.content = description
    return () => {
      meta.content = usual
    }
  }, [description])

  return (
    <>
      <title>{common.pageTitle(title)}</title>
      {/* For the build, which puts these elements in place of the document's own. */}
      {import.meta.env?.SSR && (
        <>
          <meta name="description" content={description} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
        </>
      )}
      <link rel="canonical" href={`${location.origin}${path}`} />
    </>
  )
}
