import { LegalPage } from '../components/legal-page.tsx'
import { privacySections } from '../privacy-sections.tsx'

export const PrivacyPage = () => (
  <LegalPage title="Privacy Policy" lead="What Sibyl knows about you, why, and how to have it forgotten." sections={privacySections} />
)
