import type { Bag } from '#contract/club/bags.ts'

/** What the form of an action on a bag is given. */
export interface ActionProps {
  bag: Bag
  /** Archived by somebody while this is open. */
  gone: boolean
}
