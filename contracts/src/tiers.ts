export const tiers = ['free', 'tokens', 'premium'] as const
export type Tier = (typeof tiers)[number]

export const tierNames: Record<Tier, string> = { free: 'The Seeker', tokens: 'Oracle Insight', premium: 'The Adept' }

/** A reader's tier: premium while a subscription grants it, else by the tokens held. */
export const tierOf = (premium: boolean, tokens: number): Tier => (premium ? 'premium' : tokens > 0 ? 'tokens' : 'free')
