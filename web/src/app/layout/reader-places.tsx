import { pages } from '@sibyl/contracts/pages'
import { createPortal } from 'react-dom'
import { NavLink } from 'react-router-dom'
import { readerPlaces as texts } from '#texts/reader-places.ts'
import './reader-places.css'

/** Their drawings are in the style sheet. */
const places = (['home', 'journal', 'sky', 'people'] as const).map((page) => ({ page, to: pages[page], label: texts[page] }))

/** A reader's own places: links in the header, on a phone a bar at the foot of the window. */
export const ReaderPlaces = () => (
  <>
    <nav className="ownplaces" aria-label={texts.label}>
      {places.map(({ to, label }) => (
        <NavLink key={to} className="link" to={to} end={to === '/'}>
          {label}
        </NavLink>
      ))}
    </nav>
    {createPortal(
      <nav className="placesbar" aria-label={texts.label}>
        {places.map(({ page, to, label }) => (
          <NavLink key={to} to={to} end={to === '/'}>
            <i data-of={page} />
            {label}
          </NavLink>
        ))}
      </nav>,
      document.body,
    )}
  </>
)
