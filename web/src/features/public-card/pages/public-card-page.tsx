import { pages } from '@sibyl/contracts/pages'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { publicCard as texts } from '#texts/public-card.tsx'
import { Button } from '../../../components/button.tsx'
import { Icon } from '../../../components/icon.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import '../public-card.css'

const CARD = '/api/divination/public-card'
const WIDGET = `${CARD}/widget.html`
const [WIDTH, HEIGHT] = [480, 300]

const snippetFor = (origin: string): string =>
  `<iframe src="${origin}${WIDGET}" title="${texts.preview.frame}"
  width="${WIDTH}" height="${HEIGHT}" loading="lazy" style="max-width:100%;border:0"></iframe>`

const Snippet = () => {
  const [copied, setCopied] = useState(false)
  const snippet = snippetFor(location.origin)
  const copy = async () => {
    await navigator.clipboard.writeText(snippet)
    setCopied(true)
  }
  return (
    <section aria-labelledby="snippet">
      <h2 id="snippet">{texts.snippet.title}</h2>
      <p>{texts.snippet.about}</p>
      <pre>
        <code>{snippet}</code>
      </pre>
      {'clipboard' in navigator && (
        <p className="acts">
          <Button small onClick={copy}>
            <Icon of={Copy} />
            {texts.snippet.copy}
          </Button>
          <span role="status">{copied && texts.snippet.copied}</span>
        </p>
      )}
    </section>
  )
}

/** /card-for-your-site: how owners of other sites show the public card of the day. */
export const PublicCardPage = () => (
  <div className="wrap publiccard">
    <PageHead title={texts.title} description={texts.lead} path={pages.publicCard} />
    <h1>{texts.title}</h1>
    <p className="lead">{texts.lead}</p>
    <section className="preview" aria-labelledby="preview">
      <h2 id="preview">{texts.preview.title}</h2>
      <iframe src={WIDGET} title={texts.preview.frame} width={WIDTH} height={HEIGHT} loading="lazy" />
    </section>
    <div className="ways">
      <Snippet />
      <section aria-labelledby="feeds">
        <h2 id="feeds">{texts.feeds.title}</h2>
        <p>{texts.feeds.about}</p>
        <ul>
          <li>
            <a href={`${CARD}/feed.xml`}>{texts.feeds.rss}</a>
          </li>
          <li>
            <a href={`${CARD}/feed.json`}>{texts.feeds.json}</a>
          </li>
        </ul>
      </section>
      <section aria-labelledby="drawn">
        <h2 id="drawn">{texts.drawn.title}</h2>
        <p>
          {texts.drawn.about((words) => (
            <a href={CARD}>{words}</a>
          ))}
        </p>
      </section>
    </div>
  </div>
)
