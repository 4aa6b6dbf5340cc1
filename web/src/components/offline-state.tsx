import { useEffect, useEffectEvent } from 'react'
import { common } from '#texts/common.ts'
import { offline } from '#texts/offline.tsx'
import { cachedDailyCard } from '../lib/daily-card-cache.ts'
import { isReachable } from '../lib/online.ts'
import { Button, ButtonLink } from './button.tsx'
import { SetMoon } from './set-moon.tsx'
import { State } from './state.tsx'

/** Content that needs a connection; it is requested again automatically once there is one. */
export const OfflineState = ({ of: { title, about }, onAgain }: { of: { title: string; about: string }; onAgain: () => void }) => {
  const again = useEffectEvent(onAgain)
  useEffect(() => {
    let gone = false
    const listen = async () => {
      if ((await isReachable()) && !gone) again()
    }
    addEventListener('online', listen)
    return () => {
      gone = true
      removeEventListener('online', listen)
    }
  }, [])
  return (
    <div className="wrap">
      <title>{common.pageTitle(title)}</title>
      <State
        art={<SetMoon />}
        title={title}
        actions={
          <>
            <Button variant="primary" onClick={onAgain}>
              {common.tryAgain}
            </Button>
            {cachedDailyCard() && (
              <ButtonLink variant="secondary" to="/reading/daily-card">
                {offline.readCard}
              </ButtonLink>
            )}
          </>
        }
      >
        <p role="status">{about}</p>
      </State>
    </div>
  )
}
