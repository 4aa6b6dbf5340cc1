import { type Account, NO_CAUSE } from '../account.ts'
import type { WebhookEndpoint } from '../shapes/account.ts'
import { API_VERSION } from '../version.ts'
import { keepSecrets } from './endpoint-secrets.ts'

const ID = 'we_configured'

/** The endpoint that the configuration names, as it names it now; without one the earlier is sent nothing. */
export const configureEndpoint = (account: Account, webhook: { url: string; secrets: readonly string[] } | undefined): void => {
  account.transact(NO_CAUSE, ({ objects, settings, now }) => {
    const known = objects.get('webhook_endpoint', ID)
    if (!webhook) {
      if (known) objects.put<WebhookEndpoint>({ ...known, status: 'disabled' })
      return
    }
    objects.put<WebhookEndpoint>({
      id: ID,
      object: 'webhook_endpoint',
      api_version: API_VERSION,
      application: null,
      created: known?.created ?? now(),
      description: 'Named by the configuration',
      enabled_events: ['*'],
      livemode: false,
      metadata: {},
      status: 'enabled',
      url: webhook.url,
    })
    keepSecrets(settings, ID, webhook.secrets)
  })
}
