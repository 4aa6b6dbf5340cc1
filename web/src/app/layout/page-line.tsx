import { usePageUnderWay } from '../pages-under-way.ts'
import './page-line.css'

/** A line along the top while the next page loads, as an immediate response to the click. */
export const PageLine = () => usePageUnderWay() && <div className="pageline" aria-hidden="true" />
