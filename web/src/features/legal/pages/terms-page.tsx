import { MINIMUM_AGE, WELCOME_TOKENS } from '@sibyl/contracts/constants'
import { Link } from 'react-router-dom'
import { terms } from '#texts/terms.tsx'
import { LegalPage } from '../components/legal-page.tsx'

const sections = terms.sections({
  age: MINIMUM_AGE,
  tokens: WELCOME_TOKENS,
  contact: (words) => <Link to="/contact">{words}</Link>,
  privacy: (words) => <Link to="/privacy">{words}</Link>,
  helpline: (words) => <a href="https://findahelpline.com">{words}</a>,
})

export const TermsPage = () => <LegalPage path="/terms" title={terms.title} lead={terms.lead} sections={sections} />
