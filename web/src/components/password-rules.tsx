import { passwordRules } from '@sibyl/contracts/http/credentials'
import { Check, Circle } from 'lucide-react'
import { passwordRules as texts } from '#texts/password.ts'
import { Icon } from './icon.tsx'
import './strength-hint.css'

/** The rules for a new password, ticked off while typing. */
export const PasswordRules = ({ password }: { password: string }) => (
  <ul className="rules" aria-label={texts.label}>
    {passwordRules.map(({ label, holds }) => {
      const held = holds(password)
      return (
        <li key={label} data-holds={held || undefined}>
          <Icon of={held ? Check : Circle} />
          {label}
          <span className="vh">{held ? texts.done : texts.missing}</span>
        </li>
      )
    })}
  </ul>
)
