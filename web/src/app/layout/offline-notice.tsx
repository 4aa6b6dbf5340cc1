import { Link } from 'react-router-dom'
import { offline } from '#texts/offline.tsx'
import { cachedDailyCard } from '../../lib/daily-card-cache.ts'
import './dock-line.css'

/** Says that there is no connection, and what works without one. */
export const OfflineNotice = () => (
  <aside className="dockline" aria-label={offline.label}>
    <div className="wrap">
      <p role="status">
        {cachedDailyCard() ? offline.noticeWithCard((card) => <Link to="/reading/daily-card">{card}</Link>) : offline.notice}
      </p>
    </div>
  </aside>
)
