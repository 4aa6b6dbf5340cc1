import type { CardsInLove } from './card-in-love.ts'

/** Cups, read for a bond: feeling and closeness. */
export const cups: CardsInLove = {
  'cups-01': {
    upright: {
      ways: ['feeling something before there is a word for it', 'offering warmth without being asked'],
      cost: 'so much feeling at once that nothing gets said',
      asks: 'What would you say if it were allowed to be clumsy?',
      together: 'Say the warm thing while it is still a little clumsy.',
      alone: 'Do one kind thing for someone who expects nothing.',
    },
    reversed: {
      ways: ['keeping a feeling under a lid', 'pouring for others from an empty jug'],
      cost: 'being thought cool when one is only careful',
      asks: 'What has been filling your own cup lately?',
      together: 'Show one feeling at half its size, and see.',
      alone: 'Fill your own cup first: music, water, an early night.',
    },
  },
  'cups-02': {
    upright: {
      ways: ['meeting somebody at eye level', 'giving and taking at about the same pace'],
      cost: 'a twosome with no window to the street',
      asks: 'Where do you feel met, and not merely liked?',
      together: 'Ask “and you?” once more than usual.',
      alone: 'Meet a friend with whom you never have to explain yourself.',
    },
    reversed: {
      ways: ['giving while quietly keeping count', 'believing on both sides to have given last'],
      cost: 'a coolness that both notice and neither names',
      asks: 'What do you give that is never taken up?',
      together: 'Say what you miss, without saying who is to blame.',
      alone: 'Stop keeping count for a week, in every direction.',
    },
  },
  'cups-03': {
    upright: {
      ways: ['being lighter in the company of friends', 'sharing what is good with more than one person'],
      cost: 'cheerful rounds in which nothing serious is said',
      asks: 'Which friends like who you are in this?',
      together: 'Invite two people whom you both like, and laugh.',
      alone: 'See the friend who knew you before all this.',
    },
    reversed: {
      ways: ['hearing too many opinions about two people', 'being lonely at a full table'],
      cost: 'a private matter that has become common talk',
      asks: 'Who knows more about this than you wished?',
      together: 'Keep one good thing just between the two of you.',
      alone: 'Choose one confidant, and let the others guess.',
    },
  },
  'cups-04': {
    upright: {
      ways: ['turning away what is offered, from sheer tiredness', 'being bored where one used to be curious'],
      cost: 'a kindness that goes by unremarked',
      asks: 'Which offer of late did you hardly look at?',
      together: 'Take up one small offer you would usually wave away.',
      alone: 'Change the place where you sit and think about it.',
    },
    reversed: {
      ways: ['noticing again what somebody has been offering', 'feeling appetite return after a dull stretch'],
      cost: 'some regret for the months of not looking',
      asks: 'What has begun to interest you again?',
      together: 'Say yes to one thing you have declined before.',
      alone: 'Follow one small appetite wherever it goes this week.',
    },
  },
  'cups-05': {
    upright: {
      ways: ['looking at what spilled and not at what stands', 'mourning something that never quite happened'],
      cost: 'the good that waits behind one’s back',
      asks: 'What is still standing, behind what was spilled?',
      together: 'Name one loss, and one thing that was not lost.',
      alone: 'Give the sadness an hour, and then a walk.',
    },
    reversed: {
      ways: ['turning slowly from the loss to what remains', 'letting a sorrow loosen in its own time'],
      cost: 'feeling disloyal to a grief by getting better',
      asks: 'What have you begun to see again?',
      together: 'Recall one good hour together, without drawing a moral.',
      alone: 'Use something again that you had put away in sorrow.',
    },
  },
  'cups-06': {
    upright: {
      ways: ['being kind in the way one was once treated', 'remembering how simply it began'],
      cost: 'measuring every today against one old summer',
      asks: 'Which small kindness from the beginning could return?',
      together: 'Repeat one thing from your first weeks, just once.',
      alone: 'Visit a place where you were liked as a child.',
    },
    reversed: {
      ways: ['living with one foot in an old story', 'outgrowing a fondness without noticing'],
      cost: 'someone present who competes with someone remembered',
      asks: 'What would you keep from then, if only one thing?',
      together: 'Ask who they are now, as though you had just met.',
      alone: 'Put one souvenir away for a month, and watch.',
    },
  },
  'cups-07': {
    upright: {
      ways: ['falling for a picture somebody might fit into', 'keeping several wishes open at once'],
      cost: 'a real person who cannot match the drawing',
      asks: 'Which of these wishes would survive a wet Tuesday?',
      together: 'Ask what an ordinary day with you should be like.',
      alone: 'Cross two wishes off, and see which one you miss.',
    },
    reversed: {
      ways: ['seeing the person where the dream had been', 'putting wishes in an honest order'],
      cost: 'the little grief of waking up',
      asks: 'Which wish has turned out to be real?',
      together: 'Tell them one thing that is better than you imagined.',
      alone: 'Write the three wishes that are left, most important first.',
    },
  },
  'cups-08': {
    upright: {
      ways: ['sensing that something good is not enough', 'going off to look for what is missing'],
      cost: 'leaving before anyone knew what was lacking',
      asks: 'What exactly is missing, if you name it in one word?',
      together: 'Say what is missing before you look for it elsewhere.',
      alone: 'Take a long walk with that one missing thing in mind.',
    },
    reversed: {
      ways: ['packing in thought and unpacking again', 'coming back with clearer eyes'],
      cost: 'being neither quite here nor quite gone',
      asks: 'Would you like to go, or to be missed?',
      together: 'Be wholly present for one evening, bags unpacked.',
      alone: 'Write what would have to be different by spring.',
    },
  },
  'cups-09': {
    upright: {
      ways: ['enjoying what is there without apology', 'knowing one’s own wish and saying it'],
      cost: 'contentment that forgets to ask the other',
      asks: 'What do you already have that you once wished for?',
      together: 'Name three things you would not wish to change.',
      alone: 'Give yourself one pleasure, and do not justify it.',
    },
    reversed: {
      ways: ['having what was wished for and feeling little', 'wanting what others seem to have'],
      cost: 'a shelf of good things that nobody enjoys',
      asks: 'Whose wish was it, to begin with?',
      together: 'Ask them what enough would look like.',
      alone: 'Go one week without comparing, and note what is left.',
    },
  },
  'cups-10': {
    upright: {
      ways: ['being at peace in an ordinary house', 'belonging somewhere without having to earn it'],
      cost: 'a picture of harmony that forbids a bad day',
      asks: 'Where do you feel at home in this?',
      together: 'Make one ordinary supper a little festive.',
      alone: 'Invite people to your own table, however small.',
    },
    reversed: {
      ways: ['keeping the peace by leaving things out', 'showing one picture and living another'],
      cost: 'a harmony that everybody is careful around',
      asks: 'What is never said at your table?',
      together: 'Let one small untidy truth into the peace.',
      alone: 'Stop describing it to others as better than it is.',
    },
  },
  'cups-page': {
    upright: {
      ways: ['being tender in a slightly silly way', 'bringing a feeling before it is dignified'],
      cost: 'being laughed at just when one meant it',
      asks: 'What tender thing would you say if you were ten?',
      together: 'Send a small message with no purpose at all.',
      alone: 'Make something useless and pretty with your hands.',
    },
    reversed: {
      ways: ['letting a mood decide the evening', 'hiding the playful side to seem grown up'],
      cost: 'hurt feelings over something nobody intended',
      asks: 'Which mood has been steering lately?',
      together: 'Say “I am in a mood” before the mood says it.',
      alone: 'Play at something for an hour, without improving at it.',
    },
  },
  'cups-knight': {
    upright: {
      ways: ['coming forward with a feeling in both hands', 'courting, also after years'],
      cost: 'a beautiful gesture with no Wednesday behind it',
      asks: 'What invitation have you been composing in your head?',
      together: 'Invite them properly, with a day and an hour.',
      alone: 'Follow what moves you to one concert, garden or shore.',
    },
    reversed: {
      ways: ['promising more than the week can hold', 'loving the idea while the person waits'],
      cost: 'charm that has to be believed on credit',
      asks: 'Which promise would you like to see kept, a small one?',
      together: 'Promise half as much, and do it by Friday.',
      alone: 'Keep one promise to yourself that nobody checks.',
    },
  },
  'cups-queen': {
    upright: {
      ways: ['listening until the real sentence comes', 'feeling what the other has not yet said'],
      cost: 'carrying feelings that are not one’s own',
      asks: 'Who listens to you as you listen to others?',
      together: 'Listen for ten minutes, and offer no advice.',
      alone: 'Write down whose feelings you carried today.',
    },
    reversed: {
      ways: ['drowning a little in someone else’s weather', 'helping so as not to feel'],
      cost: 'no longer knowing whose sadness it is',
      asks: 'Which of these feelings is really your own?',
      together: 'Ask whether they want help, or company.',
      alone: 'Spend an evening where nobody’s mood concerns you.',
    },
  },
  'cups-king': {
    upright: {
      ways: ['staying steady while feelings run high', 'being tactful without being false'],
      cost: 'a composure nobody can see behind',
      asks: 'What do you feel under the steadiness?',
      together: 'Say what you feel in a calm hour, not a stormy one.',
      alone: 'Let one trusted person see you less composed.',
    },
    reversed: {
      ways: ['keeping calm with clenched teeth', 'using feelings to steer the outcome'],
      cost: 'an even surface that makes others uneasy',
      asks: 'What would happen if you were less calm about it?',
      together: 'Say one displeased sentence while it is still small.',
      alone: 'Write an angry page, and keep it in a drawer.',
    },
  },
}
