import type { Person } from '@sibyl/contracts/http/people'
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { useGetPeopleQuery } from '../../../lib/people/people-api.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import type { AboveFields } from '../saved-people/above-fields.ts'
import type { FillFromPeopleProps } from '../saved-people/fill-from-people.tsx'
import type { NameFromPeopleProps } from '../saved-people/name-from-people.tsx'

const FillFromPeople = lazy(() => import('../saved-people/fill-from-people.tsx').then((it) => ({ default: it.FillFromPeople })))
const NameFromPeople = lazy(() => import('../saved-people/name-from-people.tsx').then((it) => ({ default: it.NameFromPeople })))

type Props<Part> = Omit<Part, keyof AboveFields | 'people'> & { children: ReactNode }

/**
 * Puts a part above the fields of a form, for a signed-in reader with saved people only; it loads when there are some. The fields stay the
 * same elements when it arrives: a reader may be typing already.
 */
const above = <PartProps extends AboveFields & { people: readonly Person[] }>(Part: ComponentType<PartProps>) => {
  const Above = ({ children, ...props }: Props<PartProps>) => {
    const { user } = useSession()
    const { data: people = [] } = useGetPeopleQuery(undefined, { skip: !user })
    const [filled, setFilled] = useState(false)
    const [below, setBelow] = useState<Element | null>(null)
    return (
      <>
        {user && people.length > 0 && (
          <Suspense>
            <Part {...(props as unknown as PartProps)} people={people} onFilled={setFilled} below={below} />
          </Suspense>
        )}
        {!filled && children}
        <div className="belowfields" ref={setBelow} />
      </>
    )
  }
  return Above
}

/** The fields of a birth, or of a name and a date, filled in from saved people. */
export const WithPeople = above<FillFromPeopleProps>(FillFromPeople)

/** The field of a name, filled in from saved people. */
export const WithNames = above<NameFromPeopleProps>(NameFromPeople)
