import type { Reading } from '@sibyl/contracts/http/readings'
import { Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { deletion as texts } from '#texts/deletion.ts'
import { Icon } from '../../components/icon.tsx'

const DeleteDialog = lazy(() => import('./delete-dialog.tsx').then((module) => ({ default: module.DeleteDialog })))

type DeleteReadingProps = {
  reading: Reading
  onDeleted: () => void
  /** The history has room for an icon only, whose label then names the reading. */
  brief?: boolean
}

/** A button that deletes a reading. The dialog's chunk loads at the first press. */
export const DeleteReading = ({ reading: { _id, title, method }, onDeleted, brief = false }: DeleteReadingProps) => {
  const [asked, setAsked] = useState(false)
  const [asking, setAsking] = useState(false)
  const name = title || method.name
  const ask = () => {
    setAsked(true)
    setAsking(true)
  }

  return (
    <>
      <button
        type="button"
        className={brief ? 'iconbtn delete' : 'tool'}
        onClick={ask}
        {...(brief && { 'aria-label': texts.beginOf(name) })}
      >
        <Icon of={Trash2} />
        {!brief && texts.begin}
      </button>
      {asked && (
        <Suspense>
          <DeleteDialog id={_id} title={name} open={asking} onOpenChange={setAsking} onDeleted={onDeleted} />
        </Suspense>
      )}
    </>
  )
}
