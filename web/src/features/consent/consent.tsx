/** The cookie banner and its preferences. Nothing but essential storage is used yet, so there is nothing to ask. */
export const ConsentBanner = () => null
