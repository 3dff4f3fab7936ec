import { useState } from 'react'
import { api } from '#contract/api.ts'
import { to } from '#contract/hotel/pages.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { useParams } from '#web/kernel/navigation/navigation.tsx'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { useGoOn } from '#web/kernel/ui/forms/goingOn.ts'
import { Bone } from '#web/kernel/ui/loading/Bone.tsx'
import { Empty, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { roomText } from '../hotel.text.ts'
import { isAsWanted, wantedIn } from './draft.ts'
import { LinesForm, type LinesValues } from './LinesForm.tsx'
import { editText as text } from './orders.text.ts'

/** Form for an order that guests give by phone: staff enter it for the stay of the room. */
export function OrderCreateScreen() {
  const { idTable = '' } = useParams()
  const read = useRead(api.hotel.stays.at, { number: Number(idTable) })
  const back = to('room', { idTable })
  const { room } = read.data ?? {}
  return (
    <Screen title={room ? text.enterFor(roomText(room)) : text.enter}>
      <Loaded
        read={read}
        gone={{ to: to('orders') }}
        keeps
        skeleton={<Bone height={480} radius={10} />}
        isEmpty={({ stay }) => stay === null}
        empty={
          <Empty sentence={text.nobody}>
            <LinkButton to={back}>{text.backToRoom}</LinkButton>
          </Empty>
        }
      >
        {({ stay }) => stay && <OrderForm stayId={stay.id} back={back} />}
      </Loaded>
    </Screen>
  )
}

function OrderForm({ stayId, back }: { stayId: string; back: string }) {
  const goOn = useGoOn()
  // One id per form: a double tap or a retry after a lost response creates one order.
  const [id] = useState(newId)
  const enter = useWrite(api.hotel.orders.enter)
  const done = enter.data?.order != null
  const send = async ({ lines }: LinesValues) => {
    const requested = wantedIn(lines)
    const { order, problems } = await enter.mutateAsync({ id, stayId, lines: requested })
    if (order && isAsWanted(order, requested)) {
      popup.success(text.entered(order.number))
      goOn(back)
    } else if (order) {
      popup.error(text.enteredBefore(order.number))
      goOn(to('orderEdit', { idOrder: order.id }))
    }
    return problems
  }
  return (
    <LinesForm start={[]} submit={text.enterIt} cancel={back} busy={enter.isPending || done} done={done} send={send} />
  )
}
