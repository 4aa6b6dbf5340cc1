import type { Reading } from '@sibyl/contracts/http/readings'
import { useNavigate } from 'react-router-dom'
import { formatDateTime } from '../../../lib/format.ts'
import { DeleteReading } from '../../../reading/deletion/delete-reading.tsx'
import { ReadingView } from '../../../reading/view/reading-view.tsx'
import { useSavedText } from '../use-saved-text.ts'

export const SavedReading = ({ reading }: { reading: Reading }) => {
  const text = useSavedText(reading)
  const navigate = useNavigate()
  return (
    <ReadingView
      reading={reading}
      text={text}
      untitled={reading.method.name}
      created={formatDateTime(reading.createdAt)}
      asks
      tools={<DeleteReading reading={reading} onDeleted={() => navigate('/history', { replace: true })} />}
    />
  )
}
