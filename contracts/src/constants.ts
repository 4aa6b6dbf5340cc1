/** Business constants. Each number stands here once; every service and the client read it from here. */

export const WELCOME_TOKENS = 3
export const TOKENS_PER_READING = 1
export const MINIMUM_AGE = 18

export const QUESTION_MIN = 10
export const QUESTION_MAX = 1000
export const FOLLOW_UP_MIN = 3
export const FOLLOW_UP_MAX = 300
export const CUT_WORDS_MAX = 60
export const PASSWORD_MIN = 6
/** bcrypt reads 72 bytes and ignores the rest; a longer password would be silently cut. */
export const PASSWORD_MAX_BYTES = 72
export const NAME_MAX = 100
export const PLACE_MAX = 100
/** The people whose birth data a reader may save, themselves included. */
export const PEOPLE_MAX = 30
export const CONTACT_MESSAGE_MIN = 10
export const CONTACT_MESSAGE_MAX = 2000

export const HISTORY_PAGE_SIZE = 9
export const HISTORY_PAGE_MAX = 50
/** The longest search, in characters. */
export const HISTORY_SEARCH_MAX = 100

/** The longest note on a reading, in characters. */
export const NOTE_MAX = 2000

/** The longest note of a gift, and the longest name on its envelope, in characters. */
export const GIFT_NOTE_MAX = 200
export const GIFT_NAME_MAX = 40
/** An unopened gift returns to its giver after this many months. */
export const GIFT_MONTHS = 12

/** The number of payments listed by default. */
export const PAYMENTS_SHOWN = 10

/** How long a reading may take with a model's call of `MODEL_CALL_MS`; a longer call gives it as much more. */
export const READING_WAIT_MS = 90_000
export const MODEL_CALL_MS = 60_000
/** The longest model call that an installation may allow, and the longest reading. */
export const MODEL_CALL_MOST_MS = 180_000
export const READING_WAIT_MOST_MS = READING_WAIT_MS - MODEL_CALL_MS + MODEL_CALL_MOST_MS
export const ADMIN_TOKEN_SECONDS = 5 * 60
export const ACCESS_TOKEN_SECONDS = 15 * 60
export const REFRESH_TOKEN_MS = 30 * 24 * 60 * 60 * 1000
/** How long the refresh token just replaced stays valid, so that tabs refreshing together stay signed in. */
export const REFRESH_GRACE_MS = 60_000
export const VERIFICATION_LINK_MS = 24 * 60 * 60 * 1000
/** Shorter than the lifetime of a verification link, because anybody with access to the mailbox could take over the account. */
export const RESET_LINK_MS = 60 * 60 * 1000
export const BODY_LIMIT_BYTES = 100_000

export const PREPARING_MS = 1000
export const WAITING_MESSAGE_MS = 3000
/** How long the message about a changed password is shown before its dialog closes. */
export const PASSWORD_CHANGED_SHOWN_MS = 2000

export const LEGAL_EFFECTIVE = '2024-07-30'

/** How long the metrics of all processes are stored, page counts included. The privacy page says so. */
export const METRICS_RETENTION_DAYS = 15

/** After a payment: how long the client polls the account for the change, and how often. */
export const PAYMENT_SETTLE_MS = 2000
export const ACCOUNT_REFRESHES = 3
export const ACCOUNT_REFRESH_PAUSE_MS = 1000
export const REDIRECT_COUNTDOWN_SECONDS = 5
