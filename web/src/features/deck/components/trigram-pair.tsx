import type { LibraryTrigram } from '@sibyl/contracts/http/library'
import { Link } from 'react-router-dom'
import { hexagram as texts } from '#texts/deck-hexagram.tsx'
import { HexagramLines } from './hexagram-lines.tsx'

const Row = ({ position, trigram }: { position: string; trigram: LibraryTrigram }) => (
  <div>
    <dt>
      <HexagramLines lines={trigram.lines} />
      {position}
    </dt>
    <dd>
      <Link to={`/hexagrams?trigram=${trigram.id}`}>{trigram.name}</Link>, <span lang="zh-Latn">{trigram.pinyin}</span>{' '}
      <span lang="zh-Hant">{trigram.character}</span>
      <span className="quiet">{trigram.quality}</span>
    </dd>
  </div>
)

/** The two trigrams of a hexagram, the upper one above. */
export const TrigramPair = ({ upper, lower }: { upper: LibraryTrigram; lower: LibraryTrigram }) => (
  <dl className="trigrams">
    <Row position={texts.above} trigram={upper} />
    <Row position={texts.below} trigram={lower} />
  </dl>
)
