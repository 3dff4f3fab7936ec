import { api } from '#contract/api.ts'
import type { Order } from '#contract/hotel/orders.ts'
import type { Failure } from '#web/kernel/data/failure.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { failureSentence } from '#web/kernel/text/failures.text.ts'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { alreadyDecidedText } from './orders.text.ts'
import { queueTicketIfEnabled } from './ticketQueue.ts'

const { accept, cancel, complete, markReady, reopen } = api.hotel.orders

/** Lines that a kitchen screen shows. A missing id means all outlets, or all stations. */
export interface KitchenFilter {
  outletId?: string
  stationId?: string
}

const idsOf = ({ outletId, stationId }: KitchenFilter) => ({ outletId: outletId ?? null, stationId: stationId ?? null })

interface DecisionResult {
  order: Order
  yours: boolean
}
const showIfTooLate = ({ order, yours }: DecisionResult) => {
  if (!yours) popup.error(alreadyDecidedText(order))
}
const showFailure = { onError: (failure: Failure) => popup.error(failureSentence(failure)) }

/**
 * Accepts, cancels, marks as ready, completes and reopens an order. If somebody else was faster, a popup names that
 * person.
 */
export function useOrderDecision({ id, status = 'pending' }: Pick<Order, 'id'> & Partial<Pick<Order, 'status'>>) {
  const accepting = useWrite(accept, {
    onSuccess: (decided) => {
      showIfTooLate(decided)
      if (decided.yours) queueTicketIfEnabled(decided.order)
    },
    ...showFailure,
  })
  const canceling = useWrite(cancel, { onSuccess: showIfTooLate, ...showFailure })
  const completing = useWrite(complete, { onSuccess: showIfTooLate, ...showFailure })
  const marking = useWrite(markReady, { onSuccess: showIfTooLate, ...showFailure })
  const reopening = useWrite(reopen, { onSuccess: showIfTooLate, ...showFailure })
  // Saved, but the live update has not arrived: a second press would print a second ticket.
  const isDecided = (accepting.isSuccess || canceling.isSuccess) && status === 'pending'
  return {
    busy: isDecided || [accepting, canceling, completing, marking, reopening].some(({ isPending }) => isPending),
    accept: () => accepting.mutate({ id }),
    cancel: (reason: string) => canceling.mutate({ id, reason }),
    /** Completes the lines of one outlet or station; without them, the whole order. */
    complete: (filter: KitchenFilter = {}) => completing.mutate({ id, ...idsOf(filter) }),
    markReady: (filter: KitchenFilter = {}) => marking.mutate({ id, ...idsOf(filter) }),
    reopen: (reason: string) => reopening.mutate({ id, reason }),
  }
}
