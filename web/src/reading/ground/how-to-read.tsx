import { lazy, Suspense, useId, useState } from 'react'
import { howToRead as texts } from '#texts/how-to-read.ts'
import './how-to-read.css'

const Choices = lazy(() => import('./choices.tsx').then((it) => ({ default: it.Choices })))

/** "Aa": opens the choice of background and text size below itself. Escape closes it. */
export const HowToRead = () => {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape belongs to the button and to what it has opened alike
    <div className="howto" onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}>
      <button type="button" className="aa" aria-label={texts.open} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {texts.sign}
      </button>
      <div id={id} hidden={!open}>
        {open && (
          <Suspense>
            <Choices />
          </Suspense>
        )}
      </div>
    </div>
  )
}
