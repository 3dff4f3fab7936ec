import { Button } from '@mantine/core'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { Form, FormActions } from '#web/kernel/ui/Form.tsx'
import { LinkButton } from '#web/kernel/ui/LinkButton.tsx'
import type { ActionProps } from './bagAction.ts'
import { bagsText as text } from './bags.text.ts'
import { blankItem, ItemFields, type ItemValues, itemIn, useItemForm } from './ItemFields.tsx'

export function NewItem({ bag, onDone }: ActionProps) {
  const [id] = useState(newId)
  const [uploading, setUploading] = useState(false)
  const form = useItemForm(blankItem)
  const add = useWrite(api.club.bags.addItem, { onSuccess: () => onDone(text.itemCreated) })
  return (
    <Form form={form} send={(values: ItemValues) => add.mutateAsync({ id, idBag: bag.id, ...itemIn(values) })}>
      <ItemFields form={form} onBusy={setUploading} />
      <FormActions>
        <Button type="submit" loading={add.isPending || add.isSuccess} disabled={uploading}>
          {text.save}
        </Button>
        <LinkButton to={`/bags/${bag.id}`}>{text.cancel}</LinkButton>
      </FormActions>
    </Form>
  )
}
