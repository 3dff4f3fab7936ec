import { api } from '#contract/api.ts'
import type { Order } from '#contract/hotel/orders.ts'
import type { Failure } from '#web/kernel/data/failure.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { sentenceFor } from '#web/kernel/text/failures.text.ts'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { alreadyText } from './orders.text.ts'
import { printAccepted } from './printing.ts'

const { accept, cancel, complete } = api.hotel.orders

interface DecisionResult {
  order: Order
  yours: boolean
}
const showIfTooLate = ({ order, yours }: DecisionResult) => {
  if (!yours) popup.error(alreadyText(order))
}
const showFailure = { onError: (failure: Failure) => popup.error(sentenceFor(failure)) }

/** Accepts, cancels and completes an order. If somebody else was faster, a popup names that person. */
export function useDeciding({ id, status = 'pending' }: Pick<Order, 'id'> & Partial<Pick<Order, 'status'>>) {
  const accepting = useWrite(accept, {
    onSuccess: (decided) => {
      showIfTooLate(decided)
      if (decided.yours) printAccepted(decided.order)
    },
    ...showFailure,
  })
  const canceling = useWrite(cancel, { onSuccess: showIfTooLate, ...showFailure })
  const completing = useWrite(complete, { onSuccess: showIfTooLate, ...showFailure })
  // Saved, but the live update has not arrived: a second press would print a second ticket.
  const isDecided = (accepting.isSuccess || canceling.isSuccess) && status === 'pending'
  return {
    busy: isDecided || accepting.isPending || canceling.isPending || completing.isPending,
    accept: () => accepting.mutate({ id }),
    cancel: (reason: string) => canceling.mutate({ id, reason }),
    /** Completes the lines of one outlet; null completes the whole order. */
    complete: (outletId: string | null = null) => completing.mutate({ id, outletId }),
  }
}
