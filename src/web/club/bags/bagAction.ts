import type { Bag } from '#contract/club/bags.ts'

/** What the form of an action on a bag is given. */
export interface ActionProps {
  bag: Bag
  /** Back to the bag, with a word about what was done. */
  onDone: (said: string) => void
}
