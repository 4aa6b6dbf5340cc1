import type { Reading } from '@sibyl/contracts/http/readings'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { Icon } from '../../../components/icon.tsx'
import { ReadingView } from '../../../components/reading-view/reading-view.tsx'
import { failureOf } from '../../../lib/failure.ts'
import { formatDateTime } from '../../../lib/format.ts'
import { useDeleteReadingMutation } from '../api.ts'
import { useSavedText } from '../use-saved-text.ts'

const Delete = ({ id }: { id: string }) => {
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const [remove, { isLoading, error }] = useDeleteReadingMutation()

  const confirm = async () => {
    const answer = await remove(id)
    if (!answer.error) navigate('/history', { replace: true })
  }

  return (
    <>
      <button type="button" className="tool" onClick={() => setAsking(true)}>
        <Icon of={Trash2} />
        Delete
      </button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete this reading?"
        description="It leaves your shelf for good. What it cost is not returned."
        actions={
          <>
            <Button kind="p" busy={isLoading} onClick={confirm}>
              Yes, Delete
            </Button>
            <Button kind="s" onClick={() => setAsking(false)}>
              Keep It
            </Button>
          </>
        }
      >
        {error && <p role="alert">{failureOf(error, 'Failed to delete the reading').message}</p>}
      </Dialog>
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
