import { api } from '#contract/api.ts'
import { to } from '#contract/club/pages.ts'
import { CreateForm } from '#web/kernel/ui/forms/CreateForm.tsx'
import type { BagActionProps } from './bagAction.ts'
import { bagsText as text } from './bags.text.ts'
import { emptyItem, ItemFields, itemChecks, toItemInput } from './ItemFields.tsx'

export const NewItem = ({ bag, gone }: BagActionProps) => (
  <CreateForm
    start={emptyItem}
    checks={itemChecks}
    write={api.club.bags.addItem}
    input={(id, values) => ({ id, idBag: bag.id, ...toItemInput(values) })}
    said={text.itemCreated}
    to={to('bag', { idBag: bag.id })}
    cancel={to('bag', { idBag: bag.id })}
    gone={gone}
  >
    {(form) => <ItemFields form={form} />}
  </CreateForm>
)
