import type { SharedSentence } from '@sibyl/contracts/http/shares'
import { useParams } from 'react-router-dom'
import { common } from '#texts/common.ts'
import { shared as texts } from '#texts/shared.ts'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { Card } from '../../../components/card.tsx'
import { Coming } from '../../../components/coming.tsx'
import { Constellation } from '../../../components/constellation.tsx'
import { State } from '../../../components/state.tsx'
import { failureOf } from '../../../lib/failure.ts'
import { formatCalendarDate } from '../../../lib/format.ts'
import { useGetSharedQuery } from '../api.ts'
import '../shared.css'

const DAILY_CARD = '/reading/daily-card'
/** With more, only the card that the sentence is about is shown. */
const MOST_CARDS = 3

type Cards = SharedSentence['cards']

const upright = (label: string) => label.replace(/, reversed$/, '')

const Drawn = ({ cards }: { cards: Cards }) => (
  <ol className="sharedcards" aria-label={texts.cards} data-count={cards.length}>
    {cards.map(({ card, label, reversed, position, about }) => (
      <li key={card} className={about ? 'about' : undefined}>
        <Card id={card} name={upright(label)} reversed={reversed} />
        {position && <p className="quiet">{position}</p>}
      </li>
    ))}
  </ol>
)

const Picture = ({ cards, picture }: SharedSentence) => {
  if (cards.length > 0) return <Drawn cards={cards.length > MOST_CARDS ? cards.filter(({ about }) => about) : cards} />
  return <img className="sharedpicture" src={picture.src} alt={picture.alt} />
}

const Sentence = ({ shown }: { shown: SharedSentence }) => {
  const { methodId, date, sentence, cards, facts, sealed } = shown
  const rows = [...facts, { label: texts.made, detail: texts.how(methodId, sealed) }]
  return (
    <>
      <Picture {...shown} />
      <div className="sharedwords">
        <h1>{texts.chose(methodId, cards.length, formatCalendarDate(new Date(`${date}T00:00:00Z`)))}</h1>
        <blockquote>
          <p>{sentence}</p>
        </blockquote>
        <dl>
          {rows.map(({ label, detail }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  )
}

const Yours = () => (
  <section className="sharedyours" aria-labelledby="yours">
    <Card id="back" />
    <div>
      <h2 id="yours">{texts.yours}</h2>
      <p className="quiet">{texts.free}</p>
    </div>
    <ButtonLink variant="primary" to={DAILY_CARD}>
      {texts.turn}
    </ButtonLink>
  </section>
)

const Missing = ({ error, onAgain }: { error: unknown; onAgain: () => void }) => {
  const { status, message } = failureOf(error, common.unexpected)
  if (status === 410 || status === 404 || status === 400) {
    const [title, about] = status === 410 ? [texts.ended, texts.endedAbout] : [texts.unknown, texts.unknownAbout]
    return (
      <State
        art={<Constellation />}
        title={title}
        actions={
          <ButtonLink variant="primary" to={DAILY_CARD}>
            {texts.turn}
          </ButtonLink>
        }
      >
        <p>{about}</p>
      </State>
    )
  }
  return (
    <State
      art={<Constellation />}
      title={texts.unreachable}
      actions={
        <Button variant="primary" onClick={onAgain}>
          {common.tryAgain}
        </Button>
      }
    >
      <p role="alert">{message}</p>
    </State>
  )
}

const Shared = ({ token }: { token: string }) => {
  const { currentData, error, isError, isFetching, refetch } = useGetSharedQuery(token)
  if (currentData)
    return (
      <div className="sharedpage">
        <Sentence shown={currentData} />
        <Yours />
      </div>
    )
  if (isError && !isFetching) return <Missing error={error} onAgain={() => void refetch()} />
  return <Coming label={texts.opening} />
}

/** /r/{token}: the sentence of a reading that its reader shares by link. */
export const SharedPage = () => {
  const { token = '' } = useParams()
  return (
    <div className="wrap">
      <title>{common.pageTitle(texts.title)}</title>
      <meta name="robots" content="noindex" />
      <Shared key={token} token={token} />
    </div>
  )
}
