import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { cut as texts } from '#texts/oracle-cards.ts'
import { Button } from '../../../components/button.tsx'
import { Field } from '../../../components/field.tsx'

type CutFieldProps = { open: boolean; error: string | undefined; field: UseFormRegisterReturn }

/** The reader's words for the shuffle: a link that opens the field on request. */
export const CutField = ({ open, error, field }: CutFieldProps) => {
  const [cutting, setCutting] = useState(open)
  const row = useRef<HTMLDivElement>(null)
  const cut = () => {
    flushSync(() => setCutting(true))
    row.current?.querySelector('input')?.focus()
  }
  return (
    <div className="cut" ref={row}>
      {cutting ? (
        <Field label={texts.label} hint={texts.hint} autoComplete="off" error={error} {...field} />
      ) : (
        <Button variant="secondary" small onClick={cut}>
          {texts.open}
        </Button>
      )}
      <p className="note">{texts.about}</p>
    </div>
  )
}
