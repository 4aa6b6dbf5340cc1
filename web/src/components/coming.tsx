import './coming.css'
import { Spinner } from './spinner.tsx'

/** A page that is on its way. `label` is what a screen reader says; the eye is told only if it takes a while. */
export const Coming = ({ label }: { label: string }) => (
  <div className="coming">
    <Spinner label={label} />
  </div>
)
