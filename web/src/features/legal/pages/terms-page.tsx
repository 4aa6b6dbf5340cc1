import { LegalPage } from '../components/legal-page.tsx'
import { termsSections } from '../terms-sections.tsx'

export const TermsPage = () => (
  <LegalPage title="Terms of Service" lead="What you can expect of Sibyl, and what it asks of you." sections={termsSections} />
)
