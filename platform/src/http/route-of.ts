/** What express, or whoever answers without it, has found out about where a request goes. */
type Routed = { route?: { path?: unknown }; locals?: { route?: unknown } }

/** The pattern of the path that a request was answered under; never the path itself, which can hold a name. */
export const routeOf = (request: object, response: object): string =>
  String((request as Routed).route?.path ?? (response as Routed).locals?.route ?? 'unmatched')
