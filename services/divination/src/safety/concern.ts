/** Matters in which a reading may reflect but never advise. */
export type Concern = 'medical' | 'legal' | 'financial' | 'pregnancy' | 'death' | 'abuse'
