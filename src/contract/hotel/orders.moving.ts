import * as z from 'zod'
import { refusals } from '../kernel/refusals.ts'
import { Id, Version } from '../kernel/values.ts'
import { staff } from '../kernel/who.ts'
import { orderLimits } from './orders.limits.ts'
import { Order } from './orders.ts'
import { closedStayRefusals } from './stays.limits.ts'

const movingErrors = refusals('gone', closedStayRefusals, { same_stay: 409, undecided_orders: 409 })
const orderMovingErrors = refusals('gone', 'stale', closedStayRefusals, { same_stay: 409, order_canceled: 409 })

/** Moves what was ordered to the open stay of another room or table. Both stays must be open. */
export const ordersMoving = {
  move: staff.write
    .input(z.strictObject({ id: Id, version: Version, toStayId: Id }))
    .output(Order)
    .errors(orderMovingErrors),
  /**
   * Moves some units of a line into a new order `newId` of the other stay. A repeated `newId` returns the stored order.
   * The last units of the only line move the whole order, which keeps its number.
   */
  moveLine: staff.write
    .input(
      z.strictObject({
        id: Id,
        version: Version,
        lineId: Id,
        quantity: z.int().min(1).max(orderLimits.quantity),
        newId: Id,
        toStayId: Id,
      }),
    )
    .output(Order)
    .errors(orderMovingErrors),
  /**
   * Moves all orders of a stay that are not canceled, its discounts and charges, and what was paid for them. With `close`,
   * the emptied stay is closed, which merges two tables.
   */
  moveAccount: staff.write
    .input(z.strictObject({ stayId: Id, toStayId: Id, close: z.boolean() }))
    .output(z.object({ orders: z.int() }))
    .errors(movingErrors),
}
