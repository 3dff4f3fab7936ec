import { TextInput } from '@mantine/core'
import { hotelText } from '../hotel.text.ts'
import { menusText as text } from './menus.text.ts'

interface ListPositionFieldProps {
  form: { getInitialValues: () => { order: string }; getInputProps: (field: 'order') => object }
}

/** Position in a list. Optional for a new item, which then goes to the end. */
export const ListPositionField = ({ form }: ListPositionFieldProps) => {
  const isNew = form.getInitialValues().order === ''
  return (
    <TextInput
      label={hotelText.order}
      description={text.orderHint}
      inputMode="numeric"
      maxLength={4}
      required={!isNew}
      {...(isNew ? { placeholder: text.atTheEnd } : {})}
      {...form.getInputProps('order')}
    />
  )
}
