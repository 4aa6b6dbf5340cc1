import type { LibraryHexagram } from '@sibyl/contracts/http/library'
import { Link } from 'react-router-dom'
import { BackLink } from '../../../components/back-link.tsx'
import { ButtonLink } from '../../../components/button.tsx'
import type { Book } from '../api.ts'
import { linesOf } from '../find-hexagrams.ts'
import { HexagramLines } from './hexagram-lines.tsx'
import { Neighbours } from './neighbours.tsx'
import { PageHead } from './page-head.tsx'
import { SixLines } from './six-lines.tsx'
import { TrigramPair } from './trigram-pair.tsx'

const titleOf = ({ number, name }: LibraryHexagram) => `${number}, ${name}`

const neighbour = (hexagram: LibraryHexagram | undefined) =>
  hexagram && { to: `/hexagrams/${hexagram.number}`, name: titleOf(hexagram), picture: <HexagramLines lines={linesOf(hexagram)} /> }

type KinProps = { hexagram: LibraryHexagram; name: string; why: string }

/** A hexagram that this one leads to, and why. */
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

/** One hexagram: large, with its trigrams, its texts, its six lines and the hexagrams it leads to. */
export const HexagramEntry = ({ hexagram, book }: { hexagram: LibraryHexagram; book: Book }) => {
  const { number, name, pinyin, character, keywords } = hexagram
  const { hexagrams, trigrams } = book
  const [upper, lower] = [hexagram.upper, hexagram.lower].map((id) => trigrams.find((trigram) => trigram.id === id))
  const [nuclear, opposite] = [hexagrams[hexagram.nuclear - 1], hexagrams[hexagram.opposite - 1]]
  return (
    <>
      <PageHead
        title={`Hexagram ${number}, ${name} (${pinyin})`}
        description={`Hexagram ${number} of the I Ching, ${name}: ${keywords.join(', ')}. The judgement, the image and all six lines, in plain words.`}
        path={`/hexagrams/${number}`}
      />
      <BackLink to="/hexagrams">The Hexagrams</BackLink>
      <article className="entry">
        <figure className="stand of-hexagram">
          <img
            className="figure"
            src={hexagram.picture}
            alt={`Hexagram ${number}, ${name}: ${upper?.name} above ${lower?.name}.`}
            width={600}
            height={704}
            fetchPriority="high"
          />
        </figure>
        <div className="words">
          <header>
            <p className="gold nums">
              Hexagram {number}, <span lang="zh-Latn">{pinyin}</span> <span lang="zh-Hant">{character}</span>
            </p>
            <h1>{name}</h1>
            <p className="lead">{`${keywords.join(', ')}.`.replace(/^./u, (first) => first.toUpperCase())}</p>
          </header>
          {upper && lower && <TrigramPair upper={upper} lower={lower} />}
          <section className="saying">
            <h2>The judgement</h2>
            <p>{hexagram.judgement}</p>
          </section>
          <section className="saying">
            <h2>The image</h2>
            <p>{hexagram.image}</p>
          </section>
          <section className="saying">
            <h2>The six lines</h2>
            <p className="quiet">They are cast and read from the bottom up. A line speaks when it changes.</p>
            <SixLines hexagram={hexagram} />
          </section>
          {nuclear && opposite && (
            <section className="saying">
              <h2>Where it leads</h2>
              <ul className="kin">
                {nuclear !== hexagram && (
                  <Kin
                    hexagram={nuclear}
                    name="Inside it"
                    why="Its nuclear hexagram: the second to fourth lines below, the third to fifth above."
                  />
                )}
                <Kin hexagram={opposite} name="Its opposite" why="What it turns into when every line changes." />
              </ul>
            </section>
          )}
          <p className="onward">
            <span className="quiet">Ask about something of your own.</span>
            <ButtonLink small to="/input/iching">
              Consult the Oracle
            </ButtonLink>
          </p>
        </div>
      </article>
      <Neighbours label="Hexagrams before and after" before={neighbour(hexagrams[number - 2])} after={neighbour(hexagrams[number])} />
    </>
  )
}
