import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { passwordField } from '#texts/password.ts'
import { type Frame, Framed, useFrame } from './field.tsx'
import { Icon } from './icon.tsx'
import './icon-button.css'

/** A labelled password input with a button that shows it. */
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
