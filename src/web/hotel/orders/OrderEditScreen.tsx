import { Button } from '@mantine/core'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { Order } from '#contract/hotel/orders.ts'
import { to } from '#contract/hotel/pages.ts'
import type { Role } from '#contract/kernel/roles.ts'
import { ObjectActivity } from '#web/kernel/activity/ObjectActivity.tsx'
import { isWithoutResponse } from '#web/kernel/data/failure.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { usePathParams } from '#web/kernel/navigation/navigation.tsx'
import { useMe } from '#web/kernel/session/session.ts'
import { editingText } from '#web/kernel/text/editing.text.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { Notice } from '#web/kernel/ui/feedback/Notice.tsx'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { useNavigateIfMounted } from '#web/kernel/ui/forms/useNavigateIfMounted.ts'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { roomLabel } from '../hotel.text.ts'
import { deliveryLabel, deliveryText } from './delivery.text.ts'
import { hasRequestedLines, isCorrectable, toDraftLine, toLineRequests } from './draftLines.ts'
import { MoveOrderPanel } from './MoveOrderPanel.tsx'
import { OrderChanges } from './OrderChanges.tsx'
import { OrderLinesForm, type OrderLinesValues } from './OrderLinesForm.tsx'
import { ordersText, orderFormText as text } from './orders.text.ts'

const back = to('orders')

const titleOf = (order: Order | undefined, role: Role) => {
  if (!order) return text.correct
  return (isCorrectable(order, role) ? text.correctOf : text.lookAt)(order.number, roomLabel(order.room))
}

const whyNotCorrectable = ({ status, correctableUntil }: Order, moment: (at: string) => string) => {
  if (status === 'canceled') return text.canceled
  const isOver = !correctableUntil || Date.now() >= Date.parse(correctableUntil)
  return isOver ? text.over : text.adminOnly(moment(correctableUntil))
}

/** Correction form of an order, with its history below. */
export function OrderEditScreen() {
  const { idOrder = '' } = usePathParams()
  const read = useRead(api.hotel.orders.one, { id: idOrder })
  const order = read.data
  const { role } = useMe()
  const { moment } = useVenueTimeFormat()
  return (
    <Screen title={titleOf(order, role)} actions={<LinkButton to={back}>{ordersText.backToOrders}</LinkButton>}>
      <Loaded
        read={read}
        gone={{ sentence: ordersText.goneOrder, to: back, back: ordersText.backToOrders }}
        skeleton={<SkeletonBox height={480} radius={10} />}
      >
        {(order) => (
          <>
            {order.deliverTo === 'outlet' && (
              <p className="strong below">{`${deliveryText.label}: ${deliveryLabel(order)}`}</p>
            )}
            {isCorrectable(order, role) ? (
              <>
                {order.correctableUntil && <Notice sentence={text.afterClosing(moment(order.correctableUntil))} />}
                <CorrectionForm order={order} />
              </>
            ) : (
              <Notice sentence={whyNotCorrectable(order, moment)} />
            )}
            {!order.ended && order.status !== 'canceled' && (
              <div className="above">
                <MoveOrderPanel order={order} />
              </div>
            )}
            <OrderChanges changes={order.changes} />
            <ObjectActivity about={{ object: order.id }} />
          </>
        )}
      </Loaded>
    </Screen>
  )
}

/** Shows a notice if somebody else changes the order meanwhile; loading that version is a button press, so no input is lost unasked. */
function CorrectionForm({ order }: { order: Order }) {
  const [edited, setEdited] = useState(order)
  const goOn = useNavigateIfMounted()
  const correct = useWrite(api.hotel.orders.correct)
  const done = correct.data?.order != null
  // Without a response the server may have saved the correction: the newer version may be our own.
  const isUnconfirmed = correct.error !== null && isWithoutResponse(correct.error)
  const send = async ({ lines, reason }: OrderLinesValues) => {
    const { id, version } = edited
    const requested = toLineRequests(lines)
    const result =
      isUnconfirmed && hasRequestedLines(order, requested)
        ? { order, problems: [] }
        : await correct.mutateAsync({ id, version, lines: requested, reason: reason.trim() })
    if (result.order) {
      popup.success(text.corrected(result.order.number))
      goOn(back)
    }
    return result.problems
  }
  return (
    <OrderLinesForm
      key={edited.version}
      start={edited.lines.map(toDraftLine)}
      withReason
      submit={text.correctIt}
      cancel={back}
      busy={correct.isPending || done}
      done={done}
      send={send}
    >
      {order.version !== edited.version && !correct.isPending && !isUnconfirmed && !done && (
        <Notice sentence={editingText.newer}>
          <Button variant="default" onClick={() => setEdited(order)}>
            {editingText.takeNewer}
          </Button>
        </Notice>
      )}
    </OrderLinesForm>
  )
}
