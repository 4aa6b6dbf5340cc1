/** The time zone this browser is set to, such as "Europe/Prague". */
export const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
