/** For each matter of care, short sentences said once in the opening. */
export const dreamCare: Readonly<Record<string, readonly string[]>> = {
  abuse: [
    'Should anyone frighten or hurt you by day, your safety comes first.',
    'A local support service for abuse listens in confidence.',
    'In danger, please call the emergency services.',
  ],
  pregnancy: ['A pregnancy in a dream is a picture.', 'For a real one, please ask a doctor or a midwife.'],
  death: ['A death in a dream foretells none.', 'If a loss is real, a counsellor or your doctor can help.'],
  medical: ['A dream can diagnose nothing, and this reading does not try.', 'For anything medical, please ask a doctor.'],
  legal: ['A dream gives no counsel in matters of law.', 'For the legal side, please ask a lawyer.'],
  financial: [
    'A dream knows no figures, and neither does this reading.',
    'For decisions about money, please ask a qualified financial adviser.',
  ],
  bereavement: ['What you have lost is not explained away here.', 'If it weighs too much, a counsellor or your doctor can help.'],
}
