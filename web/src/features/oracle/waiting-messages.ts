import type { MethodId } from '@sibyl/contracts/methods'

const tarot = [
  'Shuffling all seventy-eight',
  'Cutting the deck',
  'Laying the first card',
  'Laying the second card',
  'Laying the third card',
  'Turning them over',
  'Reading them together',
]

const byMethod: Partial<Record<MethodId, readonly string[]>> = {
  'daily-card': ['Shuffling all seventy-eight', 'Cutting the deck', 'Drawing one for today', 'Reading it twice'],
  tarot,
}

export const waitingMessages = (methodId: MethodId): readonly string[] => byMethod[methodId] ?? tarot
