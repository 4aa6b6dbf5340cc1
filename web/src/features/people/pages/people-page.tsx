import { PEOPLE_MAX } from '@sibyl/contracts/constants'
import type { Person } from '@sibyl/contracts/http/people'
import { Plus } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { common } from '#texts/common.ts'
import { people as texts } from '#texts/people.ts'
import { BackLink } from '../../../components/back-link.tsx'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { Icon } from '../../../components/icon.tsx'
import { RequireSession } from '../../../components/require-session.tsx'
import { Spinner } from '../../../components/spinner.tsx'
import { useGetPeopleQuery } from '../../../lib/people/people-api.ts'
import { signInPath } from '../../../lib/redirect.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { DeletePerson } from '../components/delete-person.tsx'
import { DeletedToast } from '../components/deleted-toast.tsx'
import { PersonDetails } from '../components/person-details.tsx'
import { PersonEditor } from '../components/person-editor.tsx'
import { PersonRow } from '../components/person-row.tsx'
import '../people.css'

/** The panel beside the list. The address decides it, so that Back closes it. */
const usePanel = (all: readonly Person[]) => {
  const [params] = useSearchParams()
  const find = (name: string) => all.find(({ _id }) => _id === params.get(name))
  return { shown: find('who'), edited: find('edit'), adding: params.has('add') }
}

const Saved = ({ all }: { all: readonly Person[] }) => {
  const { user } = useSession()
  const navigate = useNavigate()
  const { shown, edited, adding } = usePanel(all)
  const [leaving, setLeaving] = useState<Person>()
  const [gone, setGone] = useState<Person>()
  const forget = useCallback(() => setGone(undefined), [])
  const selfMissing = !all.some(({ self }) => self)
  const full = all.length >= PEOPLE_MAX
  const editing = edited ?? (adding && !full)
  const done = (saved?: Person) => navigate(saved ? `?who=${saved._id}` : '?', { replace: true })

  return (
    <div className={editing || shown ? 'peoplegrid opened' : 'peoplegrid'}>
      <div className="peoplelist">
        {all.length === 0 ? (
          <p className="quiet">{texts.empty}</p>
        ) : (
          <ul aria-label={texts.list}>
            {all.map((person) => (
              <PersonRow
                key={person._id}
                person={person}
                shown={person === shown || person === edited}
                onDelete={() => setLeaving(person)}
              />
            ))}
          </ul>
        )}
        {full ? (
          <p className="note">{texts.full(PEOPLE_MAX)}</p>
        ) : (
          !adding && (
            <ButtonLink className="addperson" variant={all.length === 0 ? 'primary' : 'secondary'} to="?add">
              <Icon of={Plus} />
              {all.length === 0 ? texts.addFirst : texts.add}
            </ButtonLink>
          )
        )}
      </div>
      {(editing || shown) && (
        <div className="peoplepanel">
          <BackLink to="?">{texts.back}</BackLink>
          {editing ? (
            <PersonEditor
              key={edited?._id ?? 'new'}
              person={edited}
              selfMissing={selfMissing}
              ownName={user?.fullName ?? ''}
              onDone={done}
              {...(edited && { onDelete: () => setLeaving(edited) })}
            />
          ) : (
            shown && <PersonDetails key={shown._id} person={shown} />
          )}
        </div>
      )}
      {leaving && (
        <DeletePerson
          person={leaving}
          onClose={() => setLeaving(undefined)}
          onDeleted={(person) => {
            setLeaving(undefined)
            setGone(person)
            navigate('?', { replace: true })
          }}
        />
      )}
      {gone && <DeletedToast key={gone._id} person={gone} onGone={forget} />}
    </div>
  )
}

const People = () => {
  const { currentData: all, isError, isFetching, refetch } = useGetPeopleQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <>
      <header className="peoplehead">
        <h1>{texts.title}</h1>
        <p className="quiet">{texts.lead}</p>
      </header>
      {all ? (
        <Saved all={all} />
      ) : !isError || isFetching ? (
        <Spinner label={texts.opening} />
      ) : (
        <div role="alert">
          <p className="quiet">{texts.failed}</p>
          <Button small onClick={() => refetch()}>
            {common.tryAgain}
          </Button>
        </div>
      )}
    </>
  )
}

/** /people: everybody whose birth data the reader has saved. */
export const PeoplePage = () => {
  const { pathname, search } = useLocation()
  return (
    <div className="wrap people">
      <title>{common.pageTitle(texts.title)}</title>
      <RequireSession signIn={signInPath(`${pathname}${search}`)}>
        <People />
      </RequireSession>
    </div>
  )
}
