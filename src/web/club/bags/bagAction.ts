import type { Bag } from '#contract/club/bags.ts'

/** Props of the three forms under /bags/:idBag/: movement, comment and item. */
export interface BagActionProps {
  bag: Bag
  /** True if somebody archived the bag while the form was open. */
  gone: boolean
}
