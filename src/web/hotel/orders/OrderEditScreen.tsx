import { Button } from '@mantine/core'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { Order } from '#contract/hotel/orders.ts'
import { to } from '#contract/hotel/pages.ts'
import { isUnanswered } from '#web/kernel/data/failure.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { useParams } from '#web/kernel/navigation/navigation.tsx'
import { editingText } from '#web/kernel/text/editing.text.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { Notice } from '#web/kernel/ui/feedback/Notice.tsx'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { useGoOn } from '#web/kernel/ui/forms/goingOn.ts'
import { Bone } from '#web/kernel/ui/loading/Bone.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { roomText } from '../hotel.text.ts'
import { Changes } from './Changes.tsx'
import { draftOf, isAsWanted, isCorrectable, wantedIn } from './draft.ts'
import { LinesForm, type LinesValues } from './LinesForm.tsx'
import { ordersText, editText as text } from './orders.text.ts'

const back = to('orders')

const titleOf = (order: Order | undefined) => {
  if (!order) return text.correct
  return (isCorrectable(order) ? text.correctOf : text.lookAt)(order.number, roomText(order.room))
}

/** Correction form of an order, with its history below. */
export function OrderEditScreen() {
  const { idOrder = '' } = useParams()
  const read = useRead(api.hotel.orders.one, { id: idOrder })
  const order = read.data
  return (
    <Screen title={titleOf(order)} actions={<LinkButton to={back}>{ordersText.backToOrders}</LinkButton>}>
      <Loaded
        read={read}
        gone={{ sentence: ordersText.goneOrder, to: back, back: ordersText.backToOrders }}
        skeleton={<Bone height={480} radius={10} />}
      >
        {(order) => (
          <>
            {isCorrectable(order) ? (
              <CorrectionForm order={order} />
            ) : (
              <Notice sentence={order.ended ? text.over : text.canceled} />
            )}
            <Changes changes={order.changes} />
          </>
        )}
      </Loaded>
    </Screen>
  )
}

/** Shows a notice if somebody else changes the order meanwhile; loading that version is a button press, so no input is lost unasked. */
function CorrectionForm({ order }: { order: Order }) {
  const [edited, setEdited] = useState(order)
  const goOn = useGoOn()
  const correct = useWrite(api.hotel.orders.correct)
  const done = correct.data?.order != null
  // Without a response the server may have saved the correction: the newer version may be our own.
  const isUnconfirmed = correct.error !== null && isUnanswered(correct.error)
  const send = async ({ lines, reason }: LinesValues) => {
    const { id, version } = edited
    const requested = wantedIn(lines)
    const result =
      isUnconfirmed && isAsWanted(order, requested)
        ? { order, problems: [] }
        : await correct.mutateAsync({ id, version, lines: requested, reason: reason.trim() })
    if (result.order) {
      popup.success(text.corrected(result.order.number))
      goOn(back)
    }
    return result.problems
  }
  return (
    <LinesForm
      key={edited.version}
      start={edited.lines.map(draftOf)}
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
    </LinesForm>
  )
}
