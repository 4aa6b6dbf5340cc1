const only = (name, from, allowed) => ({
  name,
  comment: `${from} may import ${allowed.join(', ') || 'no other part'} only`,
  severity: 'error',
  from: { path: `^${from}/` },
  to: { path: '^(contracts|platform|services|gateway|deploy|web|e2e)/', pathNot: [`^${from}/`, ...allowed.map((part) => `^${part}/`)] },
})

/** Vendor SDKs, each with the one file that may import it. */
const adapters = {
  openai: '^services/divination/src/oracle/openai-oracle\\.ts$',
  nodemailer: '^services/notification/src/delivery/smtp-mailer\\.ts$',
  'web-push': '^services/notification/src/reminders/push-sender\\.ts$',
  'temporal-polyfill': '^services/notification/src/reminders/occurrence\\.ts$',
  standardwebhooks: '^services/notification/(src/webhooks/webhook-sender|test/webhooks\\.test)\\.ts$',
  stripe: '^(services/billing/src/provider/stripe/stripe-|deploy/emulators/src/stripe/(shapes/|[a-z-]+\\.fixture\\.ts$))',
  mongodb: '^platform/src/store/mongo/',
  amqplib: '^platform/src/bus/rabbitmq/',
  '@opentelemetry': '^platform/src/tracing/',
  ioredis: '^platform/src/redis/connect\\.ts$',
  'rate-limiter-flexible': '^platform/src/limiter/',
  pino: '^platform/src/logging/logger\\.ts$',
  bcrypt: '^services/auth/src/passwords/',
  '@stripe': '^web/src/features/billing/',
  'astronomy-engine': '^services/divination/src/methods/astrology/(chart/(ephemeris|eclipses|precise)|natal/sect\\.test)\\.ts$',
}

/** The layers of the client, each with the layers above it, which it may not import. Features may not import each other either. */
const clientLayers = {
  lib: ['components', 'reading', 'features', 'app'],
  components: ['reading', 'features', 'app'],
  reading: ['features', 'app'],
  features: ['app'],
}

/** Imports point one way: contracts <- platform <- services, gateway <- deploy; contracts <- web. */
export default {
  forbidden: [
    { name: 'no-cycles', comment: 'A cycle has no beginning to read from', severity: 'error', from: {}, to: { circular: true } },
    { name: 'resolvable', comment: 'Every import leads somewhere', severity: 'error', from: {}, to: { couldNotResolve: true } },
    only('contracts-stand-alone', 'contracts', []),
    only('platform-knows-contracts', 'platform', ['contracts']),
    only('gateway-knows-platform', 'gateway', ['contracts', 'platform']),
    ...['auth', 'divination', 'billing', 'notification'].map((service) =>
      only(`${service}-knows-no-other-service`, `services/${service}`, ['contracts', 'platform']),
    ),
    only('emulators-know-platform', 'deploy/emulators', ['contracts', 'platform']),
    { ...only('web-knows-contracts', 'web', ['contracts']), from: { path: '^web/', pathNot: '^web/build/written-pages\\.ts$' } },
    {
      name: 'the-build-knows-the-library',
      comment: 'What writes pages takes from a service the words of the cards and hexagrams and the months of the Moon only',
      severity: 'error',
      from: { path: '^web/build/written-pages\\.ts$' },
      to: {
        path: '^(platform|services|gateway|deploy|e2e)/',
        pathNot: '^services/divination/src/(library/(cards|book)|methods/astrology/moon/moon-month)\\.ts$',
      },
    },
    {
      name: 'training-stays-outside',
      comment: 'What trains and measures the safety screen is in no image',
      severity: 'error',
      from: { pathNot: '^services/divination/training/' },
      to: { path: '^services/divination/training/' },
    },
    ...[
      [
        'methods-do-not-draw',
        'Methods give the address of a picture, and what is to be drawn there',
        'methods',
        'pictures|picture-addresses',
      ],
      [
        'pictures-know-no-method',
        'Pictures draw plain data; picture-addresses joins them with the methods',
        'pictures',
        'methods|picture-addresses',
      ],
      ['methods-do-not-write', 'Methods know nothing of the model, of readings and of wallets', 'methods', 'oracle|readings|wallet'],
      ['the-oracle-knows-no-reading', 'Prompts and checks take a text and its facts, not a stored reading', 'oracle', 'readings|wallet'],
      ['wallets-know-no-reading', 'Readings reserve and settle tokens; a wallet knows their ids only', 'wallet', 'readings|oracle|methods'],
    ].map(([name, comment, from, to]) => ({
      name,
      comment,
      severity: 'error',
      from: { path: `^services/divination/src/${from}/`, pathNot: '\\.test\\.ts$' },
      to: { path: `^services/divination/src/(${to})/` },
    })),
    {
      name: 'casting-knows-no-writing',
      comment: 'What casts a reading runs without the words and rules that texts are checked by',
      severity: 'error',
      from: { path: '^services/divination/src/methods/[^/]+/(engine|facts|picture)\\.ts$' },
      to: { path: '^services/divination/src/methods/(briefs\\.data|[^/]+/(writing|named))\\.ts$' },
    },
    {
      name: 'features-are-apart',
      comment: 'A feature of the client never imports another',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    ...Object.entries(clientLayers).map(([layer, above]) => ({
      name: `client-${layer}-points-one-way`,
      comment: 'In the client: lib, texts <- components <- reading <- features <- app',
      severity: 'error',
      from: { path: `^web/src/${layer}/`, pathNot: '\\.test\\.tsx?$' },
      to: { path: `^web/src/(${above.join('|')})/` },
    })),
    {
      name: 'texts-import-types-only',
      comment: 'Texts import types only, so that a translator needs no other folder',
      severity: 'error',
      from: { path: '^web/src/texts/' },
      to: { path: '^(web|contracts)/', pathNot: '^web/src/texts/', dependencyTypesNot: ['type-only'] },
    },
    ...Object.entries(adapters).map(([sdk, adapter]) => ({
      name: `one-adapter-for-${sdk}`,
      comment: `${sdk} is imported in one place`,
      severity: 'error',
      from: { path: '^(platform|services|gateway|deploy|web)/', pathNot: [adapter, '\\.test\\.tsx?$', '/testing/'] },
      to: { path: `(^|/)node_modules/${sdk}/` },
    })),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
}
