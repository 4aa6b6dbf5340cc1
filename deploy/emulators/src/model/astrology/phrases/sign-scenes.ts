/** How a sign shows itself on an ordinary day, as whole short sentences; Aries first, Pisces last. */
export const signScenes: readonly (readonly string[])[] = [
  [
    'You are often on the stairs while others look for keys.',
    'A queue is a small trial, and a race a pleasure.',
    'You have said yes before the question was quite out.',
    'An open quarrel suits you better than a polite silence.',
  ],
  [
    'You know which chair is yours, and so does everybody else.',
    'You will wait years for a thing, if it is good.',
    'A hurried meal spoils more of your day than you admit.',
    'You touch the cloth before you look at the price.',
  ],
  [
    'You read three books at once and talk about a fourth.',
    'A long silence at table makes you reach for a story.',
    'You remember what was said, and forget where you put things.',
    'You often find out what you think by telling somebody.',
  ],
  [
    'You know who at the table has not been eating.',
    'A careless word can stay with you longer than a blow.',
    'You keep the ticket of a journey everyone else forgot.',
    'You ask about the family before you come to business.',
  ],
  [
    'You tell the story better the second time, with gestures.',
    'A gift from you has been thought about for weeks.',
    'Being overlooked hurts you more than being contradicted.',
    'People laugh sooner once you have come into the room.',
  ],
  [
    'You see the crooked picture before you see the wall.',
    'You show love by fixing the thing that was broken.',
    'You have read the instructions, including the small ones.',
    'Praise makes you think of what could have been better.',
  ],
  [
    'You notice at once when two people are not speaking.',
    'A menu with forty dishes is no kindness to you.',
    'You move a vase by an inch and the room rests.',
    'You can argue the other side better than its friends.',
  ],
  [
    'You hear the thing that somebody took care not to say.',
    'You tell few people much, and those few everything.',
    'Small talk tires you, and a hard conversation wakes you.',
    'Once you have decided, you rarely look back at the door.',
  ],
  [
    'You have looked up the fare before you asked for leave.',
    'You say the honest thing and notice the silence afterwards.',
    'A closed window makes you restless by four o’clock.',
    'You pack light, arrive late and bring a good story.',
  ],
  [
    'You are early, and have brought what the others forgot.',
    'You hardly mention the hill until you are over it.',
    'Your jokes come dry, and usually at your own cost.',
    'You rest best after something has been finished.',
  ],
  [
    'You like company best with a way out by the side.',
    'You ask why it is done so, and mean it.',
    'Your friends would never all sit at the same table.',
    'You can be kind to a crowd and shy with one.',
  ],
  [
    'You come home carrying the mood of everybody on the tram.',
    'You cry at music and forget what you went out for.',
    'You understand people before they have finished explaining.',
    'A quiet hour near water puts you together again.',
  ],
]
