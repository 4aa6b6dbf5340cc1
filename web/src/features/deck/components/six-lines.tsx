import type { LibraryHexagram } from '@sibyl/contracts/http/library'
import { lines as texts } from '#texts/deck-hexagram.tsx'
import { linesOf } from '../find-hexagrams.ts'
import { HexagramLines } from './hexagram-lines.tsx'

const sentence = (phrase: string) => `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}`

/** The text of each line when it changes, from the bottom up; beside each, the hexagram with that line highlighted. */
export const SixLines = ({ hexagram }: { hexagram: LibraryHexagram }) => {
  const { lines, allLines } = hexagram
  return (
    <ol className="sixlines">
      {lines.map(({ sign, text, counsel, whole }, index) => (
        <li key={sign}>
          <HexagramLines lines={linesOf(hexagram)} meant={index} />
          <div>
            <p className="note">{texts.position(index, whole)}</p>
            <h3>{sentence(sign)}</h3>
            <p>{text}</p>
            <p className="quiet">{`${sentence(counsel)}.`}</p>
          </div>
        </li>
      ))}
      {allLines && (
        <li>
          <HexagramLines lines={linesOf(hexagram)} />
          <div>
            <p className="note">{texts.allChange}</p>
            <h3>{sentence(allLines.sign)}</h3>
            <p>{allLines.text}</p>
            <p className="quiet">{`${sentence(allLines.counsel)}.`}</p>
          </div>
        </li>
      )}
    </ol>
  )
}
