import { NativeSelect, TextInput } from '@mantine/core'
import { api } from '#contract/api.ts'
import { orderLimits } from '#contract/hotel/orders.limits.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { deliveryText as text } from './delivery.text.ts'

/** Delivery place of an order that staff enter; without an outlet it goes to the room. */
export interface DeliveryValues {
  outletId: string
  spot: string
}

/** Delivery fields for the input of the order endpoints; none for delivery to the room. */
export const toDelivery = ({ outletId, spot }: DeliveryValues) =>
  outletId ? { outletId, deliverTo: 'outlet' as const, spot: spot.trim() } : {}

interface DeliveryFieldsProps {
  /** Name of the room or table. */
  room: string
  values: DeliveryValues
  onChange: (values: DeliveryValues) => void
}

export function DeliveryFields({ room, values, onChange }: DeliveryFieldsProps) {
  const outlets = useRead(api.hotel.outlets.list, {}).data ?? []
  if (outlets.length === 0) return null
  const { outletId, spot } = values
  return (
    <div className="pair">
      <NativeSelect
        label={text.label}
        data={[{ value: '', label: room }, ...outlets.map(({ id, name }) => ({ value: id, label: name }))]}
        value={outletId}
        onChange={({ currentTarget }) => onChange({ outletId: currentTarget.value, spot })}
      />
      {outletId && (
        <TextInput
          label={text.spot}
          placeholder={text.spotHint}
          maxLength={orderLimits.spot}
          autoComplete="off"
          value={spot}
          onChange={({ currentTarget }) => onChange({ outletId, spot: currentTarget.value })}
        />
      )}
    </div>
  )
}
