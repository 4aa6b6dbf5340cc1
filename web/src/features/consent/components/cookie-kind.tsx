import { useId } from 'react'
import { preferences } from '#texts/consent-preferences.tsx'
import '../../../components/switch.css'

const { state } = preferences

type CookieKindProps = { name: string; says: string; on?: boolean; onChange?: (on: boolean) => void }

/** One kind of cookies and its switch; without `onChange` it is always on. */
export const CookieKind = ({ name, says, on = true, onChange }: CookieKindProps) => {
  const id = useId()
  return (
    <div className="cookiekind">
      <label htmlFor={id}>{name}</label>
      <p id={`${id}-says`} className="quiet small">
        {says}
      </p>
      <span className="state-of-switch note" aria-hidden="true">
        {onChange ? (on ? state.on : state.off) : state.always}
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className="switch"
        checked={on}
        aria-checked={on}
        disabled={!onChange}
        aria-describedby={`${id}-says`}
        onChange={(event) => onChange?.(event.target.checked)}
      />
    </div>
  )
}
