import type { CardActs } from './card-acts.ts'

export const cups: CardActs = {
  'cups-01': {
    upright: {
      about: ['feeling something at its very start', 'offering affection freely'],
      helps: ['saying a kind thing first', 'letting yourself be moved'],
      hinders: ['pouring out more than was asked', 'wanting the feeling returned at once'],
    },
    reversed: {
      about: ['keeping a feeling under its lid', 'going without the comfort others are given'],
      helps: ['giving the feeling a name', 'seeing to your own thirst first'],
      hinders: ['staying so reserved that nobody knows', 'waiting to be asked how you are'],
    },
  },
  'cups-02': {
    upright: {
      about: ['meeting someone as an equal', 'giving and taking in fair exchange'],
      helps: ['asking for as much as you offer', 'agreeing on one small thing together'],
      hinders: ['agreeing so as not to differ', 'leaning on one person for everything'],
    },
    reversed: {
      about: ['noticing that an exchange has grown uneven', 'cooling towards someone without saying so'],
      helps: ['naming the coolness without blame', 'talking plainly with nobody else there'],
      hinders: ['keeping a silent tally', 'waiting for the other to begin'],
    },
  },
  'cups-03': {
    upright: {
      about: ['sharing gladness with good company', 'turning to friends who know the beginning'],
      helps: ['ringing a friend who knew you then', 'sharing a success while it is warm'],
      hinders: ['hiding in company from a question', 'going along because everyone is'],
    },
    reversed: {
      about: ['growing tired of a loud circle', 'standing outside somebody’s celebration'],
      helps: ['choosing fewer and truer friends', 'leaving a gathering early and gladly'],
      hinders: ['listening to a chorus of opinions', 'taking an oversight for an exclusion'],
    },
  },
  'cups-04': {
    upright: {
      about: ['growing weary of what is on offer', 'turning inward for a while'],
      helps: ['looking once at the offer you ignored', 'admitting that you are bored'],
      hinders: ['refusing before you have looked', 'sulking under a comfortable tree'],
    },
    reversed: {
      about: ['getting an appetite for things again', 'saying yes after a dull stretch'],
      helps: ['accepting one thing you would normally decline', 'noticing what has begun to interest you'],
      hinders: ['saying yes to everything at once', 'mourning the offers already missed'],
    },
  },
  'cups-05': {
    upright: {
      about: ['regretting what was spilled', 'giving a loss its time'],
      helps: ['counting what is still standing', 'letting the regret speak and then rest'],
      hinders: ['looking only at what is gone', 'using regret to keep from moving'],
    },
    reversed: {
      about: ['turning towards what remains', 'forgiving at one’s own pace'],
      helps: ['crossing the bridge when you are ready', 'letting what is over grow lighter'],
      hinders: ['hurrying to be over it', 'feeling disloyal for feeling better'],
    },
  },
  'cups-06': {
    upright: {
      about: ['remembering an uncounted kindness', 'receiving something good from the past'],
      helps: ['being kind without keeping count', 'asking someone what they remember'],
      hinders: ['wanting it as it used to be', 'seeing a grown person as a child'],
    },
    reversed: {
      about: ['visiting the past too often', 'outgrowing an old fondness'],
      helps: ['taking one good thing along and going', 'letting people have changed'],
      hinders: ['comparing today with a better yesterday', 'treating a memory as an address'],
    },
  },
  'cups-07': {
    upright: {
      about: ['choosing among too many lovely options', 'wishing for something not yet tested'],
      helps: ['testing one wish in daylight', 'crossing two options off the list'],
      hinders: ['dreaming so as not to choose', 'preferring the picture to the thing'],
    },
    reversed: {
      about: ['sobering up after a dream', 'finding out which wish is real'],
      helps: ['putting the wishes in order', 'keeping the one that survives breakfast'],
      hinders: ['scorning every wish after one went wrong', 'choosing in a hurry to be done'],
    },
  },
  'cups-08': {
    upright: {
      about: ['walking away from what is good enough', 'searching for what matters more'],
      helps: ['leaving without a quarrel', 'saying what you are looking for'],
      hinders: ['leaving before anyone can ask you to stay', 'taking restlessness for a calling'],
    },
    reversed: {
      about: ['staying with the coat already on', 'coming back with clearer eyes'],
      helps: ['asking what you would miss first', 'making up your mind to stay'],
      hinders: ['neither leaving nor arriving', 'drifting and calling it patience'],
    },
  },
  'cups-09': {
    upright: {
      about: ['enjoying what is already there', 'coming close to an old wish'],
      helps: ['saying that it is enough for now', 'enjoying it without an apology'],
      hinders: ['guarding a comfort from any change', 'showing off what should be shared'],
    },
    reversed: {
      about: ['tasting less in an old pleasure', 'wishing for what someone else wanted'],
      helps: ['asking what would be enough', 'checking whose wish it is'],
      hinders: ['taking more where less would do', 'chasing a wish you have outgrown'],
    },
  },
  'cups-10': {
    upright: {
      about: ['making peace in an ordinary house', 'belonging somewhere with others'],
      helps: ['doing something plain together', 'telling people that they belong'],
      hinders: ['keeping the picture pretty at any price', 'expecting happiness to stay without upkeep'],
    },
    reversed: {
      about: ['seeing the gap between picture and house', 'keeping a harmony that wants honesty'],
      helps: ['saying one honest thing at the table', 'tending the bond and not the picture'],
      hinders: ['smiling for the family photograph', 'comparing your house with an ideal one'],
    },
  },
  'cups-page': {
    upright: {
      about: ['taking a strange idea seriously', 'sending a small and tender message'],
      helps: ['playing with the idea before judging it', 'writing the three kind lines'],
      hinders: ['waiting to be found charming', 'dreaming past the practical part'],
    },
    reversed: {
      about: ['letting a mood take the helm', 'hushing a playful side'],
      helps: ['letting the mood pass before you answer', 'doing one silly thing on purpose'],
      hinders: ['taking a slight more seriously than intended', 'feeling first and asking afterwards'],
    },
  },
  'cups-knight': {
    upright: {
      about: ['making an offer from the heart', 'following a strong feeling'],
      helps: ['making the gesture with some care', 'saying what you feel without a speech'],
      hinders: ['courting the mood instead of the person', 'promising in a warm moment'],
    },
    reversed: {
      about: ['charming without following through', 'measuring an ideal against a real day'],
      helps: ['testing a promise gently', 'writing the unsentimental version'],
      hinders: ['believing a beautiful speech', 'promising what another mood must keep'],
    },
  },
  'cups-queen': {
    upright: {
      about: ['listening before helping', 'trusting a quiet sense of things'],
      helps: ['listening without offering a cure', 'taking your own feeling as evidence'],
      hinders: ['feeling for everybody except yourself', 'guessing what could be asked'],
    },
    reversed: {
      about: ['caring without any edges', 'mixing up one’s own mood with another’s'],
      helps: ['drawing a shoreline around your evening', 'asking whose feeling it is'],
      hinders: ['carrying moods that belong to others', 'helping so as to be needed'],
    },
  },
  'cups-king': {
    upright: {
      about: ['staying steady among strong feelings', 'speaking tactfully and still feeling it'],
      helps: ['staying calm without pretending', 'giving a feeling room and a limit'],
      hinders: ['soothing what wants to be settled', 'staying so calm that nobody can reach you'],
    },
    reversed: {
      about: ['holding a calm down by force', 'steering by feeling alone'],
      helps: ['admitting what goes on below the surface', 'saying that you are not calm'],
      hinders: ['using silence to steer a person', 'keeping a lid on until it rattles'],
    },
  },
}
