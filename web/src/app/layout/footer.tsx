import { MINIMUM_AGE } from '@sibyl/contracts/constants'
import { Link } from 'react-router-dom'
import { footer } from '#texts/layout.ts'
import { openConsentPreferences } from '../../features/consent/slice.ts'
import { useAppDispatch } from '../../lib/store-hooks.ts'
import './footer.css'

export const Footer = () => {
  const dispatch = useAppDispatch()
  return (
    <footer className="foot">
      <div className="wrap">
        <p>{footer.about(MINIMUM_AGE)}</p>
        <ul>
          <li>
            <Link to="/deck">{footer.deck}</Link>
          </li>
          <li>
            <Link to="/hexagrams">{footer.hexagrams}</Link>
          </li>
          <li>
            <Link to="/moon">{footer.moon}</Link>
          </li>
          <li>
            <Link to="/card-for-your-site">{footer.publicCard}</Link>
          </li>
          <li>
            <Link to="/privacy">{footer.privacy}</Link>
          </li>
          <li>
            <Link to="/terms">{footer.terms}</Link>
          </li>
          <li>
            <button type="button" onClick={() => dispatch(openConsentPreferences())}>
              {footer.cookies}
            </button>
          </li>
          <li>
            <Link to="/contact">{footer.contact}</Link>
          </li>
        </ul>
      </div>
    </footer>
  )
}
