/** What stands above the fields of a form, and hides them while it fills them in. */
export type AboveFields = {
  onFilled: (filled: boolean) => void
  /** Stands below the fields, for what belongs there. */
  below: Element | null
}
