/**
 * How a sentence names a fact: linked at the first mention in a section, then as `short` or as its text without the link. `article`
 * precedes the link.
 */
export type Name = { article?: string; text: string; short?: string; id: string }

/** A value that can fill a slot. */
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

/** The scope of a part within a larger one: its own values take precedence. */
export const within = (outer: Scope, part: Scope): Scope => ({
  vars: { ...outer.vars, ...part.vars },
  slots: { ...outer.slots, ...part.slots },
  groups: { ...outer.groups, ...part.groups },
})
