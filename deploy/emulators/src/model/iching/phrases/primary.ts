/** How the hexagram is made: `$trigrams` is linked. */
export const built: readonly string[] = ['The figure is $trigrams.', 'It is made of $trigrams.', 'Look first at the figure, $trigrams.']

/** What the halves may stand for: noun phrases of eight words at most. */
export const halves: readonly string[] = [
  'For $matter that {may|could|might} mean $outside, and {in you|on your own side|within yourself} $inside.',
  '{What meets you|What comes to meet you|What you meet} {may|could|might} be $outside, and {what answers it in you|what meets it in you|your own side} $inside.',
  'The upper half {may|could|might} {stand|speak} for $outside, {and the lower|the lower}, {your own|which is yours}, for $inside.',
  '{Outside|On the outside|Around $matter} there {may|could|might} be $outside; {inside|within|on your own side}, $inside.',
  '{Say|Suppose} the upper half is what meets you: {then it|it} {may|could|might} be $outside, and the lower, {your own|which is yours}, $inside.',
]

/** The judgement, linked, in the book's words. */
export const judgedShort: readonly string[] = ['$judgement says: “$quote”.', '$judgement reads: “$quote”.', '$judgement begins: “$quote”.']
/** The same where its words are many: `$to` is what does good in the hexagram it turns into. */
export const judged: readonly string[] = [
  'Long before there is any talk of $to, $judgement {says|begins|reads}, {and not only of $matter|as if it knew of $matter|quite calmly}: “$quote”.',
  '$judgement has {a sentence|some words} {for it|for $matter}, whatever may come of $to: “$quote”.',
]

/** What the image asks: `$bid` a bare verb phrase. */
export const bidden: readonly string[] = ['$image asks you to $bid.', '$image adds: $bid.', 'And $image says: $bid.']

/** Lines that change and do not lead. */
export const lesser: readonly string[] = ['The lines in motion are $lines.', 'What moves in it are $lines.']
