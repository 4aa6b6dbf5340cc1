/** The cache from which the service worker serves pictures of cards; the client fills it and empties it. */
export const PICTURE_CACHE = 'kept-pictures'

/**
 * The cache in which the service worker stores the scripts of opened pages. Their names change with their content, so none becomes stale.
 */
export const FILE_CACHE = 'kept-files'

/** The fragment with which the worker opens the dream form: a server never sees what follows it. */
export const SHARED_DREAM = '#dream='
