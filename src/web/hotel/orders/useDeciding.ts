import { api } from '#contract/api.ts'
import type { Order } from '#contract/hotel/orders.ts'
import type { Failure } from '#web/kernel/data/failure.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { sentenceFor } from '#web/kernel/text/failures.text.ts'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { alreadyText } from './orders.text.ts'
import { printAccepted } from './printing.ts'

const { accept, cancel, complete } = api.hotel.orders

interface Decided {
  order: Order
  yours: boolean
}
const told = ({ order, yours }: Decided) => {
  if (!yours) popup.error(alreadyText(order))
}
const failed = { onError: (failure: Failure) => popup.error(sentenceFor(failure)) }

/** Accepts, cancels and completes an order. Whoever comes second is told who was first. */
export function useDeciding({ id, status = 'pending' }: Pick<Order, 'id'> & Partial<Pick<Order, 'status'>>) {
  const accepting = useWrite(accept, {
    onSuccess: (decided) => {
      told(decided)
      if (decided.yours) printAccepted(decided.order)
    },
    ...failed,
  })
  const canceling = useWrite(cancel, { onSuccess: told, ...failed })
  const completing = useWrite(complete, { onSuccess: told, ...failed })
  // Decided, and not to be seen yet: pressed again it would be printed again.
  const isDecided = (accepting.isSuccess || canceling.isSuccess) && status === 'pending'
  return {
    busy: isDecided || accepting.isPending || canceling.isPending || completing.isPending,
    accept: () => accepting.mutate({ id }),
    cancel: (reason: string) => canceling.mutate({ id, reason }),
    /** Of one outlet, or all of it. */
    complete: (outletId: string | null = null) => completing.mutate({ id, outletId }),
  }
}
