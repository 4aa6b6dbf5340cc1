import { usePageUnderWay } from '../pages-under-way.ts'
import './page-line.css'

/** A line along the top while the next page is on its way: a press has been heard. */
export const PageLine = () => usePageUnderWay() && <div className="pageline" aria-hidden="true" />
