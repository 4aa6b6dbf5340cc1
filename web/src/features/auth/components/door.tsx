import type { ReactNode } from 'react'
import { Dial } from '../../../components/dial.tsx'
import { useHydrated } from '../../../lib/hydrated.ts'
import { useSky } from '../../../lib/sky.ts'

/** The sign-in forms, beside the current sky if there is room for it. */
export const Door = ({ children }: { children: ReactNode }) => {
  const roomForDial = useHydrated() && matchMedia('(min-width: 1100px)').matches
  const sky = useSky(roomForDial)
  return (
    <div className="door">
      <div className="in">{children}</div>
      <div className="ring" aria-hidden="true">
        <Dial sky={sky} moonInMiddle />
      </div>
    </div>
  )
}
