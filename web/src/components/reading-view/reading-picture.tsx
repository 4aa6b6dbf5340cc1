import type { Reading } from '@sibyl/contracts/http/readings'
import { LivePicture } from './live-picture.tsx'
import './reading-picture.css'

/** What was cast, as it was drawn on the server from the facts. */
export const ReadingPicture = ({ images }: Pick<Reading, 'images'>) => (
  <div className="rpicture">
    {images.map(({ src, alt }) => (
      <LivePicture key={src} src={src} alt={alt} />
    ))}
  </div>
)
