import * as z from 'zod'
import { Count, Moment } from './values.ts'
import { staff } from './who.ts'

export const WaitingItem = z.object({
  id: z.string(),
  title: z.string(),
  detail: z.string(),
  since: Moment,
  /** Path of the page on which the item is handled. */
  link: z.string(),
})
export type WaitingItem = z.infer<typeof WaitingItem>

const WaitingCount = z.object({
  /** Name of the kind, such as 'hotel.orders'. */
  kind: z.string(),
  /** Heading of the kind's list, such as 'Pedidos por aceptar'. */
  label: z.string(),
  /** The count with its noun, such as '2 pedidos'. */
  counted: z.string(),
  /** Name of the page that lists the items; the sidebar entry of this page shows the count. */
  page: z.string(),
  /** Path of that page. */
  link: z.string(),
  count: Count,
})
export type WaitingCount = z.infer<typeof WaitingCount>

const WaitingList = z.object({ ...WaitingCount.shape, items: z.array(WaitingItem) })
export type WaitingList = z.infer<typeof WaitingList>

/**
 * Everything that waits for the staff. The features declare the kinds on the server; a caller gets the kinds of their
 * role. The features that a kind depends on are declared with it, so they are missing here.
 */
export const waiting = {
  /** Counts of all kinds, those without items included. Every back-office page reads them. */
  counts: staff.read.output(z.array(WaitingCount)).meta({ coalesced: 'perRole' }),
  /** The oldest items of each kind that has items. */
  list: staff.read.output(z.array(WaitingList)).meta({ coalesced: 'perRole' }),
}
