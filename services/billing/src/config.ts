import { readConfig } from '@sibyl/platform/config/read-config'
import { commaSeparated, flag, httpUrl, milliseconds, secret } from '@sibyl/platform/config/variables'
import { DAY, HOUR, MINUTE } from '@sibyl/platform/time'
import { z } from 'zod'

/** An amount in dollars, or in the currency of CURRENCY, with two decimals; parsed into cents. */
const price = (fallback: string) =>
  z
    .string()
    .regex(/^\d{1,5}(\.\d{1,2})?$/, 'must be an amount such as 4.99')
    .default(fallback)
    .transform((text) => Math.round(Number(text) * 100))
    .refine((cents) => cents > 0, 'must be more than 0')

/** Amounts are counted in hundredths everywhere. */
const hasCents = (currency: string): boolean =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits === 2

const schema = z
  .object({
    /** The account's secret key. Without it nothing can be bought, and pricing says so; everything else works. */
    STRIPE_SECRET_KEY: z
      .string()
      .regex(/^(sk|rk)_(test|live)_/, 'must begin with sk_test_, sk_live_, rk_test_ or rk_live_')
      .optional(),
    /** The key Stripe gives to browsers. */
    STRIPE_PUBLISHABLE_KEY: z.string().startsWith('pk_', 'must begin with pk_').optional(),
    /** The secret that verifies Stripe's webhooks. Several, separated by commas, while one is being replaced. */
    STRIPE_WEBHOOK_SECRET: commaSeparated.optional(),
    /** The address of Stripe's API, if it is not Stripe's own. */
    STRIPE_API_URL: httpUrl.optional(),
    /** Shared with notification: both derive the code of a gift's link from it. */
    LINK_SECRET: secret.optional(),
    /** Opens the calls below /payments/dev. */
    PAYMENTS_DEV: flag.default(false),
    CURRENCY: z
      .string()
      .regex(/^[a-z]{3}$/, 'must be three lower-case letters such as usd')
      .refine(hasCents, 'must be a currency with two decimals')
      .default('usd'),
    PRICE_GIFT_1: price('1.49'),
    PRICE_TOKENS_5: price('4.99'),
    PRICE_TOKENS_15: price('12.99'),
    PRICE_TOKENS_50: price('34.99'),
    PRICE_PREMIUM_MONTHLY: price('9.99'),
    PRICE_PREMIUM_ANNUAL: price('99.99'),
    /** How often open payments are checked, undelivered events are fetched, and the books are compared with Stripe's account. */
    PAYMENTS_CHECK_MS: milliseconds(5 * MINUTE),
    PAYMENTS_FETCH_MS: milliseconds(HOUR),
    PAYMENTS_COMPARE_MS: milliseconds(DAY),
  })
  .check(({ value, issues }) => {
    if (value.STRIPE_SECRET_KEY === undefined) return
    for (const name of ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET', 'LINK_SECRET'] as const)
      if (!value[name]?.length)
        issues.push({ code: 'custom', input: value[name], path: [name], message: 'is required beside STRIPE_SECRET_KEY' })
  })
export type BillingConfig = z.infer<typeof schema>
/** @throws ConfigError that lists every fault */
export const readBillingConfig = (environment: NodeJS.ProcessEnv): BillingConfig => readConfig(schema, environment)
