/** How a role is spoken of. `$link` is its linked label; `$gist` comes from the number's voice. No line is long. */
export type RolePhrases = { frames: readonly string[]; lines: readonly string[] }

export type CoreRole = 'life-path' | 'birthday' | 'expression' | 'soul-urge' | 'personality'

export const rolePhrases: Readonly<Record<CoreRole, RolePhrases>> = {
  'life-path': {
    frames: [
      '$link is {the long line|the ground bass} here: $gist.',
      'By $link, years come round to $gist.',
      'The road of $link {passes|keeps to} $gist.',
      '$link {names|describes} what returns: $gist.',
      'With $link, the road is about $gist.',
      'What keeps returning, under $link, is $gist.',
      'The whole date makes $link: $gist.',
    ],
    lines: [
      'Roads of this kind are learned by walking.',
      'You may know it best by looking back {ten|fifteen} years.',
      'It is seldom chosen, and often recognised.',
      'Nothing hurries it; it has {the whole of your|plenty of} time.',
      'It is plainest in the turnings you did not plan.',
      'The same lesson may arrive in several coats.',
      'A road says where, and leaves how fast to you.',
      'You may have called it coincidence for a while.',
    ],
  },
  birthday: {
    frames: [
      'Your day gives $link: $gist.',
      '$link is a knack: $gist.',
      'From the day comes $link, with $gist.',
      'There is $gist in $link, for nothing.',
      '$link {travels light|costs nothing}: $gist.',
      'The $nth leaves you $link: $gist.',
      'In your pocket from day one: $link, $gist.',
    ],
    lines: [
      'It is a small tool, always in the pocket.',
      'It needs no practice, only to be remembered.',
      'Others may have noticed it before you did.',
      'It is a talent for {weekdays|ordinary hours}.',
      'Born on the $nth, you had it from the start.',
      'What comes so easily is {quickly|often} undervalued.',
      'It helps most when nothing much is at stake.',
      'You may have used it today already.',
    ],
  },
  expression: {
    frames: [
      '$link {puts into your hands|hands you} $gist.',
      'All letters together make $link: $gist.',
      'Your manner of working is $link: $gist.',
      'In $link there is $gist, put to use.',
      'What you do well is called $link: $gist.',
      'The name comes to $link, that is $gist.',
      'On the bench lies $link, with $gist.',
    ],
    lines: [
      'A name is a tool that others put into our hands.',
      'It says how you work, and little about why.',
      'You go about it so without having to think.',
      'It is what people come to you for.',
      'Skill is the visible half of it.',
      'A tool can lie idle for years and stay sharp.',
      'It shows in how you leave a desk.',
      'The task may change; the grip stays the same.',
    ],
  },
  'soul-urge': {
    frames: [
      'Underneath lies $link, wishing for $gist.',
      'The vowels make $link, longing for $gist.',
      'What you want, by $link, is $gist.',
      '$link {longs for|dreams of} $gist.',
      'In quiet, $link {asks for|thinks of} $gist.',
      'Behind it all, $link hopes for $gist.',
      'Without consonants it is $link: $gist.',
    ],
    lines: [
      'Vowels are breath, and this is the wish in it.',
      'It is seldom said aloud at dinner.',
      'When nobody asks, this is what {answers|is left}.',
      'It may be quieter than your days are.',
      'A wish may be followed in small helpings.',
      'Envy now and then points at it, quite usefully.',
      'It does not argue; it only comes back.',
      'What rests you tells you most about it.',
    ],
  },
  personality: {
    frames: [
      'Others meet $link first: $gist.',
      'At the door stands $link, with $gist.',
      '$link is what a stranger sees: $gist.',
      'The consonants make $link, hinting at $gist.',
      'Before you speak, $link has {suggested|promised} $gist.',
      'To newcomers you are $link: $gist.',
      'The outer edge is $link, and shows $gist.',
    ],
    lines: [
      'Consonants are the edges that others meet first.',
      'It is a coat, and a coat can be taken off.',
      'A first impression is a door, not a room.',
      'Strangers see it before you have said anything.',
      'It is true as far as it goes.',
      'Mirrors do not show it; other faces do.',
      'Friends forget it, and acquaintances swear by it.',
      'You may use it, as one uses a good hat.',
    ],
  },
}
