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

/** Corrects an order, and shows who has done what with it. */
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
              <Correcting order={order} />
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

/** What others change meanwhile is told, and taken over when asked for: nothing typed is lost without being asked. */
function Correcting({ order }: { order: Order }) {
  const [begun, setBegun] = useState(order)
  const goOn = useGoOn()
  const correct = useWrite(api.hotel.orders.correct)
  const done = correct.data?.order != null
  // Perhaps it is this correction that has changed it.
  const unheard = correct.error !== null && isUnanswered(correct.error)
  const send = async ({ lines, reason }: LinesValues) => {
    const { id, version } = begun
    const wanted = wantedIn(lines)
    const answer =
      unheard && isAsWanted(order, wanted)
        ? { order, problems: [] }
        : await correct.mutateAsync({ id, version, lines: wanted, reason: reason.trim() })
    if (answer.order) {
      popup.success(text.corrected(answer.order.number))
      goOn(back)
    }
    return answer.problems
  }
  return (
    <LinesForm
      key={begun.version}
      start={begun.lines.map(draftOf)}
      asksWhy
      submit={text.correctIt}
      cancel={back}
      busy={correct.isPending || done}
      done={done}
      send={send}
    >
      {order.version !== begun.version && !correct.isPending && !unheard && !done && (
        <Notice sentence={editingText.newer}>
          <Button variant="default" onClick={() => setBegun(order)}>
            {editingText.takeNewer}
          </Button>
        </Notice>
      )}
    </LinesForm>
  )
}
