import type { ReactNode } from 'react'
import { api } from '#contract/api.ts'
import type { BagAction } from '#contract/club/bags.limits.ts'
import { to } from '#contract/club/pages.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useParams } from '#web/kernel/navigation/navigation.tsx'
import { EditScreen } from '#web/kernel/ui/pages/EditScreen.tsx'
import type { ActionProps } from './bagAction.ts'
import { bagsText as text } from './bags.text.ts'
import { NewComment } from './NewComment.tsx'
import { NewItem } from './NewItem.tsx'
import { NewMovement } from './NewMovement.tsx'

const actions: Record<BagAction, { title: string; Form: (props: ActionProps) => ReactNode }> = {
  movement: { title: text.newMovement, Form: NewMovement },
  comment: { title: text.newComment, Form: NewComment },
  item: { title: text.newItem, Form: NewItem },
}

/** /bags/:idBag/movement, /comment and /item. */
export function BagActionScreen() {
  const { idBag = '', idAction } = useParams()
  const bag = useRead(api.club.bags.one, { id: idBag })
  // hasValidParams (contract/pageUrl.ts) rejects every other idAction before this page renders.
  const action = actions[idAction as BagAction]
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
