import { NOTE_MAX } from '@sibyl/contracts/constants'
import type { JournalEntry } from '@sibyl/contracts/http/journal'
import type { Reading } from '@sibyl/contracts/http/readings'
import { NotebookPen } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { journalNote as texts } from '#texts/journal-note.ts'
import { Button } from '../../components/button.tsx'
import '../../components/chip.css'
import { TextField } from '../../components/field.tsx'
import { Icon } from '../../components/icon.tsx'
import { failureOf } from '../../lib/failure.ts'
import { useHashTarget } from '../../lib/use-hash-target.ts'
import { useLazyGetEntryQuery, useSaveEntryMutation } from './api.ts'
import './note.css'

const steps = [0, 1, 2] as const

type WritingProps = { entry: JournalEntry; busy: boolean; onSave: (note: string) => void; onCancel: () => void }

const Writing = ({ entry, busy, onSave, onCancel }: WritingProps) => {
  const [text, setText] = useState(entry.note ?? '')
  const left = NOTE_MAX - [...text].length
  const save = (event: FormEvent) => {
    event.preventDefault()
    onSave(text)
  }
  return (
    <form onSubmit={save}>
      <TextField
        label={texts.label}
        hint={left <= NOTE_MAX / 10 ? texts.left(left) : texts.private}
        value={text}
        onChange={({ target }) => setText(target.value)}
        autoFocus
      />
      <div className="acts">
        <Button variant="primary" small type="submit" busy={busy} disabled={left < 0}>
          {texts.save}
        </Button>
        <Button variant="secondary" small onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}

/** Below a finished reading, for its reader alone: whether it spoke, and a note. */
export const Note = ({ reading: { _id: id, journal } }: { reading: Reading }) => {
  const titleId = useId()
  // The reminder in the evening leads here.
  useHashTarget()
  const [entry, setEntry] = useState<JournalEntry>(journal ?? {})
  const [writing, setWriting] = useState(false)
  const [said, setSaid] = useState('')
  const [load] = useLazyGetEntryQuery()
  const [put, { isLoading }] = useSaveEntryMutation()

  /** The entry as stored: another device may have changed it since this page was opened. */
  const latest = async () => {
    const stored = await load(id).unwrap()
    setEntry(stored)
    return stored
  }
  const attempt = async (act: () => Promise<string>) => {
    try {
      setSaid(await act())
    } catch (error) {
      const { message, fields } = failureOf(error, texts.failed)
      setSaid(fields[0]?.message ?? message)
    }
  }
  const save = (change: JournalEntry) =>
    attempt(async () => {
      setEntry(await put({ id, entry: { ...(await load(id).unwrap()), ...change } }).unwrap())
      setWriting(false)
      return texts.saved
    })
  const write = () =>
    attempt(async () => {
      await latest()
      setWriting(true)
      return ''
    })

  return (
    <section id="spoke" className="ownnote" aria-labelledby={titleId}>
      <h2 id={titleId}>{texts.title}</h2>
      <fieldset className="filters" aria-labelledby={titleId}>
        {steps.map((step) => (
          <button
            key={step}
            type="button"
            className="chip"
            aria-pressed={entry.spoke === step}
            onClick={() => void save({ spoke: entry.spoke === step ? undefined : step })}
          >
            {texts.spoke[step]}
          </button>
        ))}
      </fieldset>
      {writing ? (
        <Writing entry={entry} busy={isLoading} onSave={(note) => void save({ note })} onCancel={() => setWriting(false)} />
      ) : (
        <>
          {entry.note && <p className="written">{entry.note}</p>}
          <button type="button" className="tool" onClick={() => void write()}>
            <Icon of={NotebookPen} />
            {entry.note ? texts.change : texts.write}
          </button>
        </>
      )}
      <p className="note said" role="status">
        {said}
      </p>
    </section>
  )
}
