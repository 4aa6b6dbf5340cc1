import { MINIMUM_AGE } from '@sibyl/contracts/constants'
import { Link } from 'react-router-dom'
import { openConsentPreferences } from '../../features/consent/slice.ts'
import { useAppDispatch } from '../../lib/store-hooks.ts'
import './footer.css'

export const Footer = () => {
  const dispatch = useAppDispatch()
  return (
    <footer className="foot">
      <div className="wrap">
        <p>Readings are written by an AI and are for entertainment only. For adults, {MINIMUM_AGE} and over.</p>
        <ul>
          <li>
            <Link to="/deck">The Deck</Link>
          </li>
          <li>
            <Link to="/hexagrams">The Hexagrams</Link>
          </li>
          <li>
            <Link to="/privacy">Privacy Policy</Link>
          </li>
          <li>
            <Link to="/terms">Terms of Service</Link>
          </li>
          <li>
            <button type="button" onClick={() => dispatch(openConsentPreferences())}>
              Cookie Preferences
            </button>
          </li>
          <li>
            <Link to="/contact">Contact Us</Link>
          </li>
        </ul>
      </div>
    </footer>
  )
}
