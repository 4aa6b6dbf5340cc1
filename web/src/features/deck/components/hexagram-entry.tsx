import type { LibraryHexagram } from '@sibyl/contracts/http/library'
import { Link } from 'react-router-dom'
import { library } from '#texts/deck.ts'
import { kin, lines, hexagram as texts } from '#texts/deck-hexagram.tsx'
import { hexagrams as bookTexts } from '#texts/deck-hexagrams.ts'
import { BackLink } from '../../../components/back-link.tsx'
import { ButtonLink } from '../../../components/button.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import type { Book } from '../../../lib/page-excerpt.ts'
import { linesOf } from '../find-hexagrams.ts'
import { HexagramLines } from './hexagram-lines.tsx'
import { Neighbours } from './neighbours.tsx'
import { SixLines } from './six-lines.tsx'
import { TrigramPair } from './trigram-pair.tsx'

const titleOf = ({ number, name }: LibraryHexagram) => texts.named(number, name)

const neighbour = (hexagram: LibraryHexagram | undefined) =>
  hexagram && { to: `/hexagrams/${hexagram.number}`, name: titleOf(hexagram), picture: <HexagramLines lines={linesOf(hexagram)} /> }

type KinProps = { hexagram: LibraryHexagram; name: string; why: string }

/** A related hexagram, and how it is related. */
const Kin = ({ hexagram, name, why }: KinProps) => (
  <li>
    <Link to={`/hexagrams/${hexagram.number}`}>
      <HexagramLines lines={linesOf(hexagram)} />
      <span>
        <span className="note">{name}</span>
        <span className="titled">{titleOf(hexagram)}</span>
        <span className="quiet">{why}</span>
      </span>
    </Link>
  </li>
)

/** One hexagram: a large figure, with its trigrams, texts, six lines and related hexagrams. */
export const HexagramEntry = ({ hexagram, book }: { hexagram: LibraryHexagram; book: Book }) => {
  const { number, name, pinyin, character, keywords } = hexagram
  const { hexagrams, trigrams } = book
  const [upper, lower] = [hexagram.upper, hexagram.lower].map((id) => trigrams.find((trigram) => trigram.id === id))
  const byNumber = (wanted: number) => hexagrams.find((other) => other.number === wanted)
  const [nuclear, opposite] = [byNumber(hexagram.nuclear), byNumber(hexagram.opposite)]
  return (
    <>
      <PageHead
        title={texts.pageTitle(number, name, pinyin)}
        description={texts.description(number, name, keywords)}
        path={`/hexagrams/${number}`}
      />
      <BackLink to="/hexagrams">{bookTexts.title}</BackLink>
      <article className="entry">
        <figure className="stand of-hexagram">
          <img
            className="figure"
            src={hexagram.picture}
            alt={texts.picture(number, name, upper?.name, lower?.name)}
            width={600}
            height={704}
            fetchPriority="high"
          />
        </figure>
        <div className="words">
          <header>
            <p className="gold nums">{texts.rank(number, <span lang="zh-Latn">{pinyin}</span>, <span lang="zh-Hant">{character}</span>)}</p>
            <h1>{name}</h1>
            <p className="lead">{`${library.keywords(keywords)}.`.replace(/^./u, (first) => first.toUpperCase())}</p>
          </header>
          {upper && lower && <TrigramPair upper={upper} lower={lower} />}
          <section className="saying">
            <h2>{texts.judgement}</h2>
            <p>{hexagram.judgement}</p>
          </section>
          <section className="saying">
            <h2>{texts.image}</h2>
            <p>{hexagram.image}</p>
          </section>
          <section className="saying">
            <h2>{lines.heading}</h2>
            <p className="quiet">{lines.about}</p>
            <SixLines hexagram={hexagram} />
          </section>
          {nuclear && opposite && (
            <section className="saying">
              <h2>{kin.heading}</h2>
              <ul className="kin">
                {nuclear !== hexagram && <Kin hexagram={nuclear} {...kin.nuclear} />}
                <Kin hexagram={opposite} {...kin.opposite} />
              </ul>
            </section>
          )}
          <p className="onward">
            <span className="quiet">{texts.ask}</span>
            <ButtonLink small to="/input/iching">
              {texts.consult}
            </ButtonLink>
          </p>
        </div>
      </article>
      <Neighbours label={texts.neighbours} before={neighbour(byNumber(number - 1))} after={neighbour(byNumber(number + 1))} />
    </>
  )
}
