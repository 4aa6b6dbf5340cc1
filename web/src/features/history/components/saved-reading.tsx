import type { Reading } from '@sibyl/contracts/http/readings'
import { Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Icon } from '../../../components/icon.tsx'
import { ReadingView } from '../../../components/reading-view/reading-view.tsx'
import { formatDateTime } from '../../../lib/format.ts'
import { useSavedText } from '../use-saved-text.ts'

const DeleteReading = lazy(() => import('./delete-reading.tsx').then((module) => ({ default: module.DeleteReading })))

/** The question comes with its own file, once somebody presses. */
const Delete = ({ id }: { id: string }) => {
  const [asked, setAsked] = useState(false)
  const [asking, setAsking] = useState(false)
  const ask = () => {
    setAsked(true)
    setAsking(true)
  }

  return (
    <>
      <button type="button" className="tool" onClick={ask}>
        <Icon of={Trash2} />
        Delete
      </button>
      {asked && (
        <Suspense>
          <DeleteReading id={id} open={asking} onOpenChange={setAsking} />
        </Suspense>
      )}
    </>
  )
}

export const SavedReading = ({ reading }: { reading: Reading }) => {
  const text = useSavedText(reading)
  return (
    <ReadingView
      reading={reading}
      text={text}
      untitled={reading.method.name}
      created={formatDateTime(reading.createdAt)}
      tools={<Delete id={reading._id} />}
    />
  )
}
