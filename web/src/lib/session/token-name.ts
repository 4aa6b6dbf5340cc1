/** Under which name the browser keeps the access token. By itself, for a script that is too small to have parts. */
export const TOKEN = 'token'
