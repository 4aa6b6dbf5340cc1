import type { Event } from '@sibyl/contracts/events/envelope'
import type { EventData, EventType } from '@sibyl/contracts/events/events'
import { HOUR, plus, systemClock } from '@sibyl/platform/time'
import type { NotificationConfig } from '../src/config.ts'

export const LINK_SECRET = 'a secret of thirty-two characters'

export const configFor = (smtpUrl: string): NotificationConfig => ({
  SMTP_URL: smtpUrl,
  MAIL_FROM: 'Sibyl <oracle@sibyl.example>',
  SUPPORT_ADDRESS: 'help@sibyl.example',
  PUBLIC_URL: 'https://sibyl.example',
  LINK_SECRET,
  PRODUCT_NAME: 'Sibyl',
})

export const anEvent = <T extends EventType>(type: T, data: EventData<T>, id: string = crypto.randomUUID()): Event<T> =>
  ({
    specversion: '1.0',
    id,
    source: '/auth',
    time: new Date().toISOString(),
    datacontenttype: 'application/json',
    type,
    data,
  }) as Event<T>

export const inAnHour = (): string => plus(systemClock.now(), HOUR)

export const registered = {
  userId: 'u',
  email: 'ada@sibyl.example',
  firstName: 'Ada',
  linkId: 'link_1',
  expiresAt: inAnHour(),
}
