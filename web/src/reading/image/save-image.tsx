import type { Reading } from '@sibyl/contracts/http/readings'
import { Share } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { readingImage as texts } from '#texts/reading-image.ts'
import { Icon } from '../../components/icon.tsx'

const ImageDialog = lazy(() => import('./image-dialog.tsx').then((it) => ({ default: it.ImageDialog })))

/** Opens the choice of sentence and shape, whose chunk holds the drawing code, and reports the result below the other tools. */
export const SaveImage = ({ reading, onSaid }: { reading: Reading; onSaid: (words: string) => void }) => {
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const press = () => {
    onSaid('')
    setWanted(true)
    setOpen(true)
  }
  return (
    <>
      <button type="button" className="tool" onClick={press}>
        <Icon of={Share} />
        {texts.save}
      </button>
      {wanted && (
        <Suspense>
          <ImageDialog reading={reading} open={open} onOpenChange={setOpen} onSaid={onSaid} />
        </Suspense>
      )}
    </>
  )
}
