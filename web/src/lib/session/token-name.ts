/** The storage key of the access token. In its own file, for a script too small to have chunks. */
export const TOKEN = 'token'
