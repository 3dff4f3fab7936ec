import { api } from '#contract/api.ts'
import { to } from '#contract/club/pages.ts'
import { CreateForm } from '#web/kernel/ui/forms/CreateForm.tsx'
import type { ActionProps } from './bagAction.ts'
import { bagsText as text } from './bags.text.ts'
import { blankItem, ItemFields, itemChecks, itemIn } from './ItemFields.tsx'

export const NewItem = ({ bag, gone }: ActionProps) => (
  <CreateForm
    start={blankItem}
    checks={itemChecks}
    write={api.club.bags.addItem}
    input={(id, values) => ({ id, idBag: bag.id, ...itemIn(values) })}
    said={text.itemCreated}
    to={to('bag', { idBag: bag.id })}
    cancel={to('bag', { idBag: bag.id })}
    gone={gone}
  >
    {(form) => <ItemFields form={form} />}
  </CreateForm>
)
