import type { LibraryHexagram } from '@sibyl/contracts/http/library'
import { linesOf } from '../find-hexagrams.ts'
import { HexagramLines } from './hexagram-lines.tsx'

const PLACES = ['First line, at the bottom', 'Second line', 'Third line', 'Fourth line', 'Fifth line', 'Sixth line, at the top']

const sentence = (phrase: string) => `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}`

/** What each line says when it changes, from the bottom up; beside each the figure with that line lit. */
export const SixLines = ({ hexagram }: { hexagram: LibraryHexagram }) => {
  const { lines, allLines } = hexagram
  return (
    <ol className="sixlines">
      {lines.map(({ sign, text, counsel, whole }, place) => (
        <li key={sign}>
          <HexagramLines lines={linesOf(hexagram)} meant={place} />
          <div>
            <p className="note">{`${PLACES[place]}, ${whole ? 'whole' : 'broken'}`}</p>
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
            <p className="note">When all six change</p>
            <h3>{sentence(allLines.sign)}</h3>
            <p>{allLines.text}</p>
            <p className="quiet">{`${sentence(allLines.counsel)}.`}</p>
          </div>
        </li>
      )}
    </ol>
  )
}
