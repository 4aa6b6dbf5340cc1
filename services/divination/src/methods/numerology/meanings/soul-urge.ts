import type { Meanings } from './core-number.ts'

/** What is wanted when nobody asks. */
export const soulUrgeMeanings: Meanings = {
  1: 'Underneath, you want to be the author of your days. To be allowed is not, for you, the same as to be free.',
  2: 'Underneath, you want company that needs no explaining, and peace in the house before you sleep.',
  3: 'Underneath, you want to be heard and to laugh. A week without something made or told feels longer than it was.',
  4: 'Underneath, you want ground that holds: a plan, a key, a promise kept. You are calm when things have their place.',
  5: 'Underneath, you want room. What you fear is less the unknown than a calendar without one blank page.',
  6: 'Underneath, you want to belong and to be needed. You rest when those you love are in and the light is on.',
  7: 'Underneath, you want to understand, and quiet to do it in. An open question is company to you; small talk is work.',
  8: 'Underneath, you want to count for something. You like to see your effort take a shape that others can lean on.',
  9: 'Underneath, you want the world to be kinder than it is, and to have had a hand in that.',
  11: 'Underneath, you want meaning more than comfort. You are drawn to what seems lit from behind, and tired by what is merely clever.',
  22: 'Underneath, you want to leave something standing. Small successes please you for an evening; the long work keeps you awake, gladly.',
  33: 'Underneath, you want to be of real help. You would rather ease one heavy day than be thanked for ten light ones.',
}
