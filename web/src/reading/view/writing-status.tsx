import { WAITING_MESSAGE_MS } from '@sibyl/contracts/constants'
import { Feather } from 'lucide-react'
import { useEffect, useState } from 'react'
import { writing } from '#texts/reading.ts'
import { Button } from '../../components/button.tsx'
import { Icon } from '../../components/icon.tsx'

type WritingStatusProps = { begun: boolean; whole: boolean; onShowAll: () => void }

/** Shows the next message every three seconds until there is text to read. */
const useMessage = (turning: boolean) => {
  const [at, setAt] = useState(0)
  useEffect(() => {
    if (!turning) return
    const timer = setInterval(() => setAt((now) => (now + 1) % writing.waiting.length), WAITING_MESSAGE_MS)
    return () => clearInterval(timer)
  }, [turning])
  return writing.waiting[at] ?? writing.waiting[0]
}

/** Announces the progress politely; the text itself stays silent while it grows. */
export const WritingStatus = ({ begun, whole, onShowAll }: WritingStatusProps) => {
  const message = useMessage(!begun && !whole)
  // One element carries every status: screen readers often skip a live region that is inserted together with its text.
  return (
    <div className={whole ? undefined : 'writing'}>
      {!whole && <Icon of={Feather} />}
      <p className={whole ? 'vh' : undefined} role="status">
        {whole ? writing.complete : begun ? writing.underWay : message}
      </p>
      {begun && !whole && (
        <Button small variant="tertiary" onClick={onShowAll}>
          {writing.showAll}
        </Button>
      )}
    </div>
  )
}
