import type { Fact } from '@sibyl/contracts/http/readings'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { notes as texts } from '#texts/reading.ts'
import { factTitle } from '../../lib/drawn-cards.ts'
import { accountOf } from './fact-account.ts'
import './fact-notes.css'
import { useFacts } from './facts.tsx'

/** Whether the page is being laid out for print; `beforeprint` says so in advance. */
const usePrinting = (): boolean => {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return printing
}

const Note = ({ fact }: { fact: Fact }) => {
  const { position, why, meaning } = accountOf(fact)
  return (
    <li>
      <strong>{texts.heading(factTitle(fact))}</strong> {texts.account([position, why, meaning])}
    </li>
  )
}

/** On paper nothing can be pressed: the facts follow the reading as numbered notes. */
export const FactNotes = () => {
  const { cited } = useFacts()
  const printing = usePrinting()
  if (!printing || cited.length === 0) return null
  return (
    <section className="notes">
      <h2>{texts.title}</h2>
      <ol>
        {cited.map((fact) => (
          <Note key={fact.id} fact={fact} />
        ))}
      </ol>
    </section>
  )
}
