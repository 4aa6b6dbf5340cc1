import { WAITING_MESSAGE_MS } from '@sibyl/contracts/constants'
import { useEffect, useState } from 'react'
import { Button } from '../button.tsx'

type WritingStatusProps = { begun: boolean; whole: boolean; onShowAll: () => void }

const messages = ['Reading them together', 'Finding the words', 'Weighing what to say first']

/** Turns the messages over every three seconds while nothing can be read yet. */
const useMessage = (turning: boolean) => {
  const [at, setAt] = useState(0)
  useEffect(() => {
    if (!turning) return
    const timer = setInterval(() => setAt((now) => (now + 1) % messages.length), WAITING_MESSAGE_MS)
    return () => clearInterval(timer)
  }, [turning])
  return messages[at] ?? messages[0]
}

/** Says politely how far the writing is; the text itself stays silent while it grows. */
export const WritingStatus = ({ begun, whole, onShowAll }: WritingStatusProps) => {
  const message = useMessage(!begun && !whole)
  if (whole) {
    return (
      <p className="vh" role="status">
        Your reading is complete.
      </p>
    )
  }
  return (
    <div className="writing">
      <p role="status">{begun ? 'Sibyl is writing' : message}</p>
      {begun && (
        <Button small kind="t" onClick={onShowAll}>
          Show it all now
        </Button>
      )}
    </div>
  )
}
