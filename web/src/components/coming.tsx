import './coming.css'
import { Spinner } from './spinner.tsx'

/** A page that is loading. A screen reader announces `label` at once; the spinner appears only after a delay. */
export const Coming = ({ label }: { label: string }) => (
  <div className="coming">
    <Spinner label={label} />
  </div>
)
