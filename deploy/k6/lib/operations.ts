type Operation = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  /** The limit on an operation's p95 in milliseconds, on two otherwise idle cores. */
  p95: number
}

const operation = (method: Operation['method'], path: string, p95: number): Operation => ({ method, path, p95 })

/**
 * Every call the scripts make. The name is the call's tag (`operation`) in all metrics; names and paths below /api are those of the API's
 * contract, apart from the last three groups.
 */
export const operations = {
  register: operation('POST', '/api/auth/register', 2000),
  login: operation('POST', '/api/auth/login', 2000),
  verifyEmail: operation('POST', '/api/auth/verify-email', 300),
  resendVerification: operation('POST', '/api/auth/resend-verification', 500),
  refresh: operation('POST', '/api/auth/refresh', 300),
  logout: operation('POST', '/api/auth/logout', 300),
  getProfile: operation('GET', '/api/auth/profile', 200),
  updateProfile: operation('PUT', '/api/auth/profile', 300),

  getMethods: operation('GET', '/api/divination/methods', 200),
  getCard: operation('GET', '/api/divination/cards/:file', 300),
  getWallet: operation('GET', '/api/divination/wallet', 200),
  getHistory: operation('GET', '/api/divination/history', 250),
  getReading: operation('GET', '/api/divination/reading/:id', 200),
  deleteReading: operation('DELETE', '/api/divination/reading/:id', 300),
  getPricing: operation('GET', '/api/payments/pricing', 200),
  getPaymentsHealth: operation('GET', '/api/payments/health', 200),
  buyTokens: operation('POST', '/api/payments/tokens/create', 1000),
  submitContact: operation('POST', '/api/contact/submit', 500),

  // These last as long as the model writes; the time to the first event has its own limit.
  requestReading: operation('POST', '/api/divination/reading/:id', 40_000),
  followReading: operation('GET', '/api/divination/reading/:id/events', 40_000),
  dailyCard: operation('GET', '/api/divination/daily-card', 20_000),

  // A drawn card is only looked up; a repeated key returns the existing reading.
  dailyCardAgain: operation('GET', '/api/divination/daily-card', 250),
  requestReadingAgain: operation('POST', '/api/divination/reading/:id', 300),

  home: operation('GET', '/', 200),
  clientScript: operation('GET', '/:script', 500),
  picture: operation('GET', '/:picture', 500),
  apiDescription: operation('GET', '/api/openapi.json', 500),
  apiDocs: operation('GET', '/api/docs/', 500),
  health: operation('GET', '/api/health', 1500),
  live: operation('GET', '/livez', 200),
  ready: operation('GET', '/readyz', 200),
  unknownAddress: operation('GET', '/api/divination/nothing-here', 200),

  confirmPayment: operation('POST', '/_dev/stripe/v1/payment_intents/:id/confirm', 1000),
  mailbox: operation('GET', '/_dev/mailbox/messages', 2000),
} as const satisfies Record<string, Operation>

export type OperationName = keyof typeof operations
