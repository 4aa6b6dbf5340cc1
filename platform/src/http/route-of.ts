/** The fields in which express, or another handler, records the matched route. */
type Routed = { route?: { path?: unknown }; locals?: { route?: unknown } }

/** The route pattern of a request; never its path, which can hold a name. */
export const routeOf = (request: object, response: object): string =>
  String((request as Routed).route?.path ?? (response as Routed).locals?.route ?? 'unmatched')
