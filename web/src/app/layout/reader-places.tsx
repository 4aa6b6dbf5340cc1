import { pages } from '@sibyl/contracts/pages'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { NavLink } from 'react-router-dom'
import { readerPlaces as texts } from '#texts/reader-places.ts'
import './reader-places.css'

type ReaderPlace = { page: string; to: string; label: string; drawing: ReactNode }

/** Paths are drawn in the weight of the method icons. */
const all: readonly ReaderPlace[] = [
  {
    page: 'home',
    to: '/',
    label: texts.today,
    drawing: (
      <>
        <rect x="6" y="2.5" width="12" height="19" rx="2" />
        <path d="M12 7.5c.3 2.9 1.6 4.2 4 4.5-2.4.3-3.7 1.6-4 4.5-.3-2.9-1.6-4.2-4-4.5 2.4-.3 3.7-1.6 4-4.5Z" />
      </>
    ),
  },
  {
    page: 'journal',
    to: '/journal',
    label: texts.journal,
    drawing: (
      <>
        <rect x="3" y="4" width="18" height="17" rx="2" />
        <path d="M3 9h18M8 2v4M16 2v4M14.5 12.3a3.3 3.3 0 1 0 1.7 4.6 2.7 2.7 0 0 1-1.7-4.6Z" />
      </>
    ),
  },
  {
    page: 'sky',
    to: '/sky',
    label: texts.sky,
    drawing: (
      <>
        <circle cx="12" cy="12" r="9.3" />
        <circle cx="12" cy="12" r="4.6" />
        <path d="M12 2.7v4.7M12 16.6v4.7M2.7 12h4.7M16.6 12h4.7M5.4 5.4l3.3 3.3M15.3 15.3l3.3 3.3" />
      </>
    ),
  },
  {
    page: 'people',
    to: '/people',
    label: texts.people,
    drawing: (
      <>
        <circle cx="8.8" cy="12" r="6.3" />
        <circle cx="15.2" cy="12" r="6.3" />
      </>
    ),
  },
]

/** The places that have a page in the client. */
const places = all.filter(({ page }) => page in pages)

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
        {places.map(({ to, label, drawing }) => (
          <NavLink key={to} to={to} end={to === '/'}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              {drawing}
            </svg>
            {label}
          </NavLink>
        ))}
      </nav>,
      document.body,
    )}
  </>
)
