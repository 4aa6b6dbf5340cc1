export const passwordField = {
  /** `label`: the label of the field, such as "New password". */
  show: (label: string) => `Show ${label.toLowerCase()}`,
  hide: (label: string) => `Hide ${label.toLowerCase()}`,
}

export const passwordRules = {
  label: 'Your new password needs',
  /** For screen readers, after a rule. */
  done: ': done',
  missing: ': missing',
}

export const passwordStrength = {
  wellKnown: 'Well known: attackers try it first',
  weak: 'Easily guessed',
  fair: 'Fair. A few more words make it better',
  good: 'Good',
  strong: 'Strong',
}
