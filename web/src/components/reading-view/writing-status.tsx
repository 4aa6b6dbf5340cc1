import { WAITING_MESSAGE_MS } from '@sibyl/contracts/constants'
import { useEffect, useState } from 'react'
import { Button } from '../button.tsx'

type WritingStatusProps = { begun: boolean; whole: boolean; messages: readonly string[]; onShowAll: () => void }

/** Turns the messages over every three seconds while nothing can be read yet. */
const useMessage = (messages: readonly string[], turning: boolean) => {
  const [at, setAt] = useState(0)
  useEffect(() => {
    if (!turning) return
    const timer = setInterval(() => setAt((now) => (now + 1) % messages.length), WAITING_MESSAGE_MS)
    return () => clearInterval(timer)
  }, [turning, messages.length])
  return messages[at] ?? messages[0]
}

/** Says politely how far the writing is; the text itself stays silent while it grows. */
export const WritingStatus = ({ begun, whole, messages, onShowAll }: WritingStatusProps) => {
  const message = useMessage(messages, !begun && !whole)
  if (whole) {
    return (
      <p className="vh" role="status">
        Your reading is complete.
      </p>
    )
  }
  return (
    <div className="writing">
      <p role="status">{begun ? 'Your reading is being written' : message}</p>
      {begun && (
        <Button small kind="t" onClick={onShowAll}>
          Show it all now
        </Button>
      )}
    </div>
  )
}
