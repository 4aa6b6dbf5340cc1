import type { JournalDay } from '@sibyl/contracts/http/journal'
import { methodById } from '@sibyl/contracts/methods'
import { shareableWords } from '@sibyl/contracts/reading-text/shareable-words'
import { useState } from 'react'
import { recap as texts } from '#texts/recap.ts'
import '../../../components/field.css'
import { useGetReadingOfMonthQuery } from '../../../lib/journal/journal-api.ts'
import { shortDayName } from '../../../lib/months.ts'

type SentencesProps = { id: string; chosen: string | undefined; onChoose: (sentence: string) => void }

/** The sentences of a reading that hold nothing its reader wrote. */
const Sentences = ({ id, chosen, onChoose }: SentencesProps) => {
  const { currentData } = useGetReadingOfMonthQuery(id)
  if (!currentData) return null
  const sentences = [...new Set(shareableWords(currentData).sentences.map(({ text }) => text))]
  if (sentences.length === 0) return <p className="note">{texts.nothing}</p>
  return (
    <fieldset className="recapsentences">
      <legend className="vh">{texts.choose}</legend>
      {sentences.map((sentence) => (
        <label key={sentence}>
          <input type="radio" name="sentence" checked={sentence === chosen} onChange={() => onChoose(sentence)} />
          {sentence}
        </label>
      ))}
    </fieldset>
  )
}

type MonthSentenceProps = { days: readonly JournalDay[]; chosen: string | undefined; onChoose: (sentence: string | undefined) => void }

/** The reader chooses a reading of the month, and a sentence of it. */
export const MonthSentence = ({ days, chosen, onChoose }: MonthSentenceProps) => {
  const [id, setId] = useState('')
  const choose = (next: string) => {
    setId(next)
    onChoose(undefined)
  }
  return (
    <section className="recapsentence" aria-labelledby="month-sentence">
      <h2 id="month-sentence">{texts.sentence}</h2>
      <label className="legend" htmlFor="month-reading">
        {texts.from}
      </label>
      <select id="month-reading" className="control" value={id} onChange={({ target }) => choose(target.value)}>
        <option value="">{texts.none}</option>
        {days.flatMap(({ date, readings }) =>
          readings.map(({ _id, title, methodId }) => (
            <option key={_id} value={_id}>
              {texts.reading(shortDayName(date), title || (methodById(methodId)?.name ?? ''))}
            </option>
          )),
        )}
      </select>
      {id && <Sentences key={id} id={id} chosen={chosen} onChoose={onChoose} />}
    </section>
  )
}
