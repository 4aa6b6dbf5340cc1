import { SHARED_DREAM } from '../lib/cache-names.ts'

/** Where the system posts a text that a reader shares with the installed app: `share_target` of the manifest. */
export const SHARE = '/share/dream'

/** More than the form takes, so that its own message says what is too long. */
const MOST = 20_000

/** Opens the dream form with a shared text, which stays on the device until its reader sends the form. */
export const openSharedDream = async (request: Request): Promise<Response> => {
  const shared = await request.formData()
  const parts = ['title', 'text'].map((name) => shared.get(name)).filter((part) => typeof part === 'string' && part.trim() !== '')
  return Response.redirect(`/input/dream${SHARED_DREAM}${encodeURIComponent(parts.join('\n\n').slice(0, MOST).toWellFormed())}`, 303)
}
