import type { LibraryHexagram } from '@sibyl/contracts/http/library'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import { hexagrams as texts } from '#texts/deck-hexagrams.ts'
import { foundHexagrams, linesOf, type TrigramId } from '../find-hexagrams.ts'
import { HexagramLines } from './hexagram-lines.tsx'
import { NothingFound } from './nothing-found.tsx'

const Tile = ({ hexagram }: { hexagram: LibraryHexagram }) => (
  <li>
    <Link className="piece" to={`/hexagrams/${hexagram.number}`}>
      <span className="bed">
        <span className="no">{hexagram.number}</span>
        <HexagramLines lines={linesOf(hexagram)} />
      </span>
      <span className="titled">{hexagram.name}</span>
      <span className="kw" lang="zh-Latn">
        {hexagram.pinyin}
      </span>
    </Link>
  </li>
)

type BookProps = { hexagrams: readonly LibraryHexagram[]; trigram: TrigramId | null; words: string; onShowAll: () => void }

/** The sixty-four hexagrams in King Wen's order, or the search results. */
export const BookOfHexagrams = memo(({ hexagrams, trigram, words, onShowAll }: BookProps) => {
  const shown = foundHexagrams(hexagrams, trigram, words)
  const whole = trigram === null && words.trim() === ''
  return (
    <>
      <p className={whole ? 'vh' : 'tally nums'} role="status">
        {texts.found(shown.length, hexagrams.length)}
      </p>
      {shown.length > 0 ? (
        <ul className="gallery of-lines">
          {shown.map((hexagram) => (
            <Tile key={hexagram.number} hexagram={hexagram} />
          ))}
        </ul>
      ) : (
        <NothingFound about={texts.nothingFound} all={texts.showAll} onShowAll={onShowAll} />
      )}
    </>
  )
})
