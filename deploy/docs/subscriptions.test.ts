import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { readAuthConfig } from '@sibyl/auth/config'
import { auth } from '@sibyl/auth/service'
import { readBillingConfig } from '@sibyl/billing/config'
import { billing } from '@sibyl/billing/service'
import { events } from '@sibyl/contracts/events/events'
import { type Listener, listeners } from '@sibyl/contracts/events/listeners'
import { owners, routes } from '@sibyl/contracts/events/routes'
import { readDivinationConfig, readGeneratorConfig } from '@sibyl/divination/config'
import { generator } from '@sibyl/divination/generator-service'
import { openAiOracle } from '@sibyl/divination/oracle/openai-oracle'
import { divination } from '@sibyl/divination/service'
import { readNotificationConfig } from '@sibyl/notification/config'
import { smtpMailer } from '@sibyl/notification/delivery/smtp-mailer'
import { notification } from '@sibyl/notification/service'
import type { Parts, Service } from '@sibyl/platform/lifecycle/service'
import { testParts } from '@sibyl/platform/testing/test-parts'

const environment = {
  LINK_SECRET: 'l'.repeat(32),
  KEY_SECRET: 'k'.repeat(32),
  DAILY_CARD_SECRET: 'd'.repeat(32),
  PEOPLE_KEYS: 'p'.repeat(32),
  OPENAI_API_KEY: 'none',
  SMTP_URL: 'smtp://127.0.0.1:1',
  PUBLIC_URL: 'http://localhost',
  BCRYPT_COST: '4',
}

const build: Record<Listener, (parts: Parts) => Promise<Service>> = {
  auth: (parts) => auth({ ...parts, config: readAuthConfig(environment) }),
  divination: (parts) => divination({ ...parts, config: readDivinationConfig(environment) }),
  generator: (parts) => {
    const { OPENAI_API_KEY: apiKey, OPENAI_MODEL: model, GENERATOR_CONCURRENCY: concurrency } = readGeneratorConfig(environment)
    return generator({ ...parts, oracle: openAiOracle({ apiKey, model, timeoutMs: 20_000 }), concurrency })
  },
  billing: (parts) => billing({ ...parts, config: readBillingConfig(environment) }),
  notification: (parts) => {
    const config = readNotificationConfig(environment)
    return notification({ ...parts, config, mailer: smtpMailer(config) })
  },
}

/** The event types that a service publishes, found in the changes in its source folder. */
const sentBy = async (owner: string): Promise<string[]> => {
  const folder = fileURLToPath(new URL(`../../services/${owner}/src/`, import.meta.url))
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const sources = await Promise.all(files.map((file) => readFile(folder + file, 'utf8')))
  return sources.flatMap((source) => [...source.matchAll(/\btype: '([\w.-]+\.v\d+)'/g)].map(([, type = '']) => type))
}

describe('the table of events', () => {
  it.each(listeners)('lists the subscriptions of %s', async (listener) => {
    const parts = testParts(listener)
    const service = await build[listener](parts)
    const expected = Object.entries(routes).filter(([, { to }]) => to[listener])
    expect(Object.keys(service.subscriptions ?? {}).toSorted()).toEqual(expected.map(([type]) => type).toSorted())
    await service.close?.()
    await parts.bus.close()
    await parts.store.close()
  })

  it.each(owners)('lists everything that %s publishes', async (owner) => {
    const its = Object.entries(routes).filter(([, { from }]) => from === owner)
    expect(its.map(([type]) => type)).toEqual(expect.arrayContaining(await sentBy(owner)))
  })

  it('finds the published types', async () => {
    const sent = (await Promise.all(owners.map(sentBy))).flat()
    expect(sent).toContain('wallet.changed.v1')
    expect(Object.keys(events)).toEqual(expect.arrayContaining(sent))
  })
})
