/**
 * A fact as a sentence names it: linked where a section first does, after that `short`, or its text without the link. `article` goes before
 * the link.
 */
export type Name = { article?: string; text: string; short?: string; id: string }

/** What can be filled into a slot. */
export type Slot = string | Name | undefined

/**
 * What is known at one place of a reading: `vars` for the paths of pools, `slots` for the sentences, and the parts that a plan can go
 * through, by the name of their group. A part knows what the reading as a whole knows, and nothing of other parts.
 */
export type Scope = {
  vars: Readonly<Record<string, string | number | undefined>>
  slots: Readonly<Record<string, Slot>>
  groups?: Readonly<Record<string, readonly Scope[]>>
}

/** A part within a larger scope: its own values go first. */
export const within = (outer: Scope, part: Scope): Scope => ({
  vars: { ...outer.vars, ...part.vars },
  slots: { ...outer.slots, ...part.slots },
  groups: { ...outer.groups, ...part.groups },
})
