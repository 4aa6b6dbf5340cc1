import { Check } from 'lucide-react'
import { useEffect } from 'react'
import { Icon } from './icon.tsx'
import './toast.css'

const SHOWN_MS = 5000

/** One line, said politely, gone after five seconds. Render it while there is a message. */
export const Toast = ({ children, onDone }: { children: string; onDone: () => void }) => {
  useEffect(() => {
    const timer = setTimeout(onDone, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [onDone])
  return (
    <p className="toast" role="status">
      <Icon of={Check} />
      {children}
    </p>
  )
}
