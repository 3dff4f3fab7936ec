import type { ReactNode } from 'react'
import { api } from '#contract/api.ts'
import { to } from '#contract/club/pages.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { NotFound } from '#web/kernel/navigation/NotFound.tsx'
import { useParams } from '#web/kernel/navigation/navigation.tsx'
import { EditScreen } from '#web/kernel/ui/EditScreen.tsx'
import type { ActionProps } from './bagAction.ts'
import { bagsText as text } from './bags.text.ts'
import { NewComment } from './NewComment.tsx'
import { NewItem } from './NewItem.tsx'
import { NewMovement } from './NewMovement.tsx'

const actions: Record<string, { title: string; Form: (props: ActionProps) => ReactNode }> = {
  movement: { title: text.newMovement, Form: NewMovement },
  comment: { title: text.newComment, Form: NewComment },
  item: { title: text.newItem, Form: NewItem },
}

/** /bags/:idBag/movement, /comment and /item. */
export function BagActionScreen() {
  const { idBag = '', idAction = '' } = useParams()
  const bag = useRead(api.club.bags.one, { id: idBag })
  const action = Object.hasOwn(actions, idAction) ? actions[idAction] : undefined
  if (!action) return <NotFound />
  return (
    <EditScreen
      title={action.title}
      back={to('bags')}
      read={bag}
      gone={{ sentence: text.gone, back: text.back, when: ({ bag }) => bag.archived }}
      heading={({ bag }) => `${bag.brand} · ${bag.fullName}`}
    >
      {({ bag }, gone) => <action.Form key={idAction} bag={bag} gone={gone} />}
    </EditScreen>
  )
}
