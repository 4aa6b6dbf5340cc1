import type { Reading } from '@sibyl/contracts/http/readings'
import { LivePicture } from './live-picture.tsx'
import './reading-picture.css'

/** "week-strip" of "/api/divination/pictures/week-strip/….svg": what a picture is of decides how much room it takes. */
const kindOf = (src: string) => /\/pictures\/([\w-]+)\//.exec(src)?.[1]

/** What was cast, as it was drawn on the server from the facts. */
export const ReadingPicture = ({ images }: Pick<Reading, 'images'>) => (
  <div className="rpicture">
    {images.map(({ src, alt }) => (
      <div key={src} data-kind={kindOf(src)}>
        <LivePicture src={src} alt={alt} />
      </div>
    ))}
  </div>
)
