import { useState } from 'react'
import { api } from '#contract/api.ts'
import { to } from '#contract/hotel/pages.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { usePathParams } from '#web/kernel/navigation/navigation.tsx'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { useNavigateIfMounted } from '#web/kernel/ui/forms/useNavigateIfMounted.ts'
import { EmptyPanel, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { roomLabel } from '../hotel.text.ts'
import { DeliveryFields, type DeliveryValues, toDelivery } from './DeliveryFields.tsx'
import { hasRequestedLines, toLineRequests } from './draftLines.ts'
import { OrderLinesForm, type OrderLinesValues } from './OrderLinesForm.tsx'
import { orderFormText as text } from './orders.text.ts'

/** Form for an order that guests give by telephone: staff enter it for the stay of the room. */
export function OrderCreateScreen() {
  const { idTable = '' } = usePathParams()
  const read = useRead(api.hotel.stays.at, { number: Number(idTable) })
  const back = to('room', { idTable })
  const { room } = read.data ?? {}
  return (
    <Screen title={room ? text.enterFor(roomLabel(room)) : text.enter}>
      <Loaded
        read={read}
        gone={{ to: to('orders') }}
        keeps
        skeleton={<SkeletonBox height={480} radius={10} />}
        isEmpty={({ stay }) => stay === null}
        empty={
          <EmptyPanel sentence={text.nobody}>
            <LinkButton to={back}>{text.backToRoom}</LinkButton>
          </EmptyPanel>
        }
      >
        {({ room, stay }) => stay && <OrderForm stayId={stay.id} room={roomLabel(room)} back={back} />}
      </Loaded>
    </Screen>
  )
}

interface OrderFormProps {
  stayId: string
  room: string
  back: string
}

function OrderForm({ stayId, room, back }: OrderFormProps) {
  const goOn = useNavigateIfMounted()
  // One id per form: a double tap or a retry after a lost response creates one order.
  const [id] = useState(newId)
  const [delivery, setDelivery] = useState<DeliveryValues>({ outletId: '', spot: '' })
  const enter = useWrite(api.hotel.orders.enter)
  const done = enter.data?.order != null
  const send = async ({ lines }: OrderLinesValues) => {
    const requested = toLineRequests(lines)
    const { order, problems } = await enter.mutateAsync({ id, stayId, lines: requested, ...toDelivery(delivery) })
    if (order && hasRequestedLines(order, requested)) {
      popup.success(text.entered(order.number))
      goOn(back)
    } else if (order) {
      popup.error(text.enteredBefore(order.number))
      goOn(to('orderEdit', { idOrder: order.id }))
    }
    return problems
  }
  return (
    <OrderLinesForm
      start={[]}
      submit={text.enterIt}
      cancel={back}
      busy={enter.isPending || done}
      done={done}
      send={send}
    >
      <DeliveryFields room={room} values={delivery} onChange={setDelivery} />
    </OrderLinesForm>
  )
}
