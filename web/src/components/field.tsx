import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import './field.css'
import { Icon } from './icon.tsx'

export type Frame = { label: string; error?: string | undefined; hint?: ReactNode }

/** The error message under a control. */
export const FieldError = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p className="err" id={id}>
    <Icon of={CircleAlert} />
    {children}
  </p>
)

/** The ids and states that connect a control to its label, hint and error. */
export const useFrame = ({ error, hint }: Omit<Frame, 'label'>) => {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return { id, control: { id, 'aria-invalid': Boolean(error), ...(describedBy && { 'aria-describedby': describedBy }) } }
}

/** A label with its hint, the control, and the error below it. */
export const Framed = ({ id, label, error, hint, children }: Frame & { id: string; children: ReactNode }) => (
  <div className="field">
    <div className="row">
      <label className="legend" htmlFor={id}>
        {label}
      </label>
      {hint && (
        <span className="note nums" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
    {children}
    {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
  </div>
)

/** A labelled input. Spread react-hook-form's `register(name)` into it. */
export const Field = ({ label, error, hint, ...input }: Frame & ComponentProps<'input'>) => {
  const { id, control } = useFrame({ error, hint })
  return (
    <Framed id={id} label={label} error={error} hint={hint}>
      <input className="control" {...input} {...control} />
    </Framed>
  )
}

/** A labelled textarea, used the same way. */
export const TextField = ({ label, error, hint, ...area }: Frame & ComponentProps<'textarea'>) => {
  const { id, control } = useFrame({ error, hint })
  return (
    <Framed id={id} label={label} error={error} hint={hint}>
      <textarea className="control" {...area} {...control} />
    </Framed>
  )
}
