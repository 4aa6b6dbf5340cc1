import type { Person } from '@sibyl/contracts/http/people'
import { Trash2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import { people as texts } from '#texts/people.ts'
import { Badge } from '../../../components/badge.tsx'
import { Icon } from '../../../components/icon.tsx'
import { SignSeal } from '../../../components/people/sign-seal.tsx'
import { formatCalendarDate } from '../../../lib/format.ts'
import { hourAndPlaceOf } from '../../../lib/people/birth-clock.ts'

/** Drawn here: an icon of the library would go into the first visit. */
const Pencil = () => (
  <svg className="i pencil" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M21.2 6.8a2.8 2.8 0 0 0-4-4L3.8 16.2a2 2 0 0 0-.5.8L2 21.4a.5.5 0 0 0 .6.6l4.4-1.3a2 2 0 0 0 .8-.5Z" />
  </svg>
)

type PersonRowProps = { person: Person; shown: boolean; onDelete: () => void }

/** A saved person in the list. A press anywhere except on a button opens them. */
export const PersonRow = ({ person, shown, onDelete }: PersonRowProps) => {
  const { _id, name, self, dateOfBirth, chart } = person
  return (
    <li className="personrow" aria-current={shown || undefined}>
      <SignSeal longitude={chart.sun} />
      <div>
        <Link className="personname" to={`?who=${_id}`}>
          {name}
        </Link>
        {self && <Badge>{texts.you}</Badge>}
        <p className="born-at">
          {formatCalendarDate(new Date(dateOfBirth))}
          <br />
          {texts.hourAndPlace(hourAndPlaceOf(person))}
        </p>
      </div>
      <div className="rowacts">
        <Link className="iconbtn" to={`?edit=${_id}`} aria-label={texts.edit(name)}>
          <Pencil />
        </Link>
        {!self && (
          <button type="button" className="iconbtn wide-only" aria-label={texts.remove(name)} onClick={onDelete}>
            <Icon of={Trash2} />
          </button>
        )}
      </div>
    </li>
  )
}
