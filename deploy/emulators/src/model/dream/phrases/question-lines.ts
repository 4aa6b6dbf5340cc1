/** What leads to a picture’s own question, which follows. `$it` is linked, `$ra` one of its readings, `$beside` another part of the dream. */
export const leads: readonly string[] = [
  'One small question may help with $it.',
  'The useful question here is quite a small one.',
  'Only you can answer what comes next.',
  'So here is something to ask yourself about $it.',
  'Before you read on, try to answer one thing.',
  'With $it, one detail would tell you a good deal.',
  'If you keep one question from this part, let it be this.',
  'If $ra {rings truer to you|sounds more like you} than anything about $beside, {ask yourself this|there is one thing to ask}.',
  '{To see|To find out} whether it is $ra, put $beside aside for {a moment|now} and ask {one thing|this}.',
  'If you {wonder|are not sure} whether $ra is close to it, or whether $beside {has led|leads} you elsewhere, {ask yourself this|one question may help}.',
  'What would settle it is something you did not mention.',
  'A friend who heard about $it might simply ask you this.',
  'Go back to $it once more, and look round.',
]
/** What may follow the question. */
export const afterwards: readonly string[] = [
  'The first answer that comes is often the useful one.',
  'A word or two is quite enough for an answer.',
  'Nobody else needs to hear what you answer.',
  'Jot the answer down while it is still short.',
  'If nothing comes at once, let it wait until tonight.',
  'It may help to say the answer aloud.',
]
