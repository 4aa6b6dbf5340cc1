import type { Reading } from '@sibyl/contracts/http/readings'
import { lazy, Suspense } from 'react'
import './reading-picture.css'

/** Readings with cards do without it. */
const LivePicture = lazy(async () => ({ default: (await import('./live-picture.tsx')).LivePicture }))

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
          <Suspense fallback={<img src={src} alt={image.alt} decoding="async" />}>
            <LivePicture src={src} alt={image.alt} />
          </Suspense>
        </div>
      )
    })}
  </div>
)
