import { CircleAlert, Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { passwordField } from '#texts/password.ts'
import './icon-button.css'
import './field.css'
import { Icon } from './icon.tsx'

type Frame = { label: string; error?: string | undefined; hint?: ReactNode }

/** The sentence under a control that says what is wrong with it. */
export const FieldError = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p className="err" id={id}>
    <Icon of={CircleAlert} />
    {children}
  </p>
)

const useFrame = ({ error, hint }: Omit<Frame, 'label'>) => {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return { id, control: { id, 'aria-invalid': Boolean(error), ...(describedBy && { 'aria-describedby': describedBy }) } }
}

const Framed = ({ id, label, error, hint, children }: Frame & { id: string; children: ReactNode }) => (
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

/** The same with several lines. */
export const TextField = ({ label, error, hint, ...area }: Frame & ComponentProps<'textarea'>) => {
  const { id, control } = useFrame({ error, hint })
  return (
    <Framed id={id} label={label} error={error} hint={hint}>
      <textarea className="control" {...area} {...control} />
    </Framed>
  )
}

/** The same for a password, with a button that shows it. */
export const PasswordField = ({ label, error, hint, ...input }: Frame & Omit<ComponentProps<'input'>, 'type'>) => {
  const { id, control } = useFrame({ error, hint })
  const [shown, setShown] = useState(false)
  return (
    <Framed id={id} label={label} error={error} hint={hint}>
      <div className="withbtn">
        <input className="control" {...input} {...control} type={shown ? 'text' : 'password'} />
        <button
          type="button"
          className="iconbtn"
          aria-label={shown ? passwordField.hide(label) : passwordField.show(label)}
          aria-controls={id}
          onClick={() => setShown(!shown)}
        >
          <Icon of={shown ? EyeOff : Eye} />
        </button>
      </div>
    </Framed>
  )
}
