import { METRICS_RETENTION_DAYS, MINIMUM_AGE } from '@sibyl/contracts/constants'
import { Link } from 'react-router-dom'
import { privacy } from '#texts/privacy.tsx'
import { LegalPage } from '../components/legal-page.tsx'

const sections = privacy.sections({
  age: MINIMUM_AGE,
  metricsRetentionDays: METRICS_RETENTION_DAYS,
  contact: (words) => <Link to="/contact">{words}</Link>,
})

export const PrivacyPage = () => <LegalPage path="/privacy" title={privacy.title} lead={privacy.lead} sections={sections} />
