import type { Reading } from '@sibyl/contracts/http/readings'
import { LivePicture } from './live-picture.tsx'
import './reading-picture.css'

/** "week-strip" from "/api/divination/pictures/week-strip/….svg": the kind of picture decides how much room it takes. */
const kindOf = (src: string) => /\/pictures\/([\w-]+)\//.exec(src)?.[1]

type ReadingPictureProps = Pick<Reading, 'images'> & {
  /** In a column beside the text, a week is drawn with one day below the other. */
  column: boolean
}

/** The picture of a cast, drawn on the server from the facts. */
export const ReadingPicture = ({ images, column }: ReadingPictureProps) => (
  <div className="rpicture">
    {images.map((image) => {
      const src = column ? image.src.replace('/week-strip/', '/week-column/') : image.src
      return (
        <div key={image.src} data-kind={kindOf(src)}>
          <LivePicture src={src} alt={image.alt} />
        </div>
      )
    })}
  </div>
)
