import { useNavigate, useParams } from 'react-router'
import { api } from '#contract/api.ts'
import { isRefusal } from '#web/kernel/data/failure.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { NotFound } from '#web/kernel/navigation/NotFound.tsx'
import { Bone } from '#web/kernel/ui/Bone.tsx'
import { LinkButton } from '#web/kernel/ui/LinkButton.tsx'
import { Loaded, Trouble } from '#web/kernel/ui/Loaded.tsx'
import { Panel } from '#web/kernel/ui/Panel.tsx'
import { popup } from '#web/kernel/ui/popups.ts'
import { Screen } from '#web/kernel/ui/Screen.tsx'
import type { ActionProps } from './bagAction.ts'
import { bagsText as text } from './bags.text.ts'
import { NewComment } from './NewComment.tsx'
import { NewItem } from './NewItem.tsx'
import { NewMovement } from './NewMovement.tsx'

const actions: Record<string, { title: string; Form: (props: ActionProps) => React.ReactNode }> = {
  movement: { title: text.newMovement, Form: NewMovement },
  comment: { title: text.newComment, Form: NewComment },
  item: { title: text.newItem, Form: NewItem },
}

/** /bags/:idBag/movement, /comment and /item. */
export function BagActionScreen() {
  const { idBag = '', idAction = '' } = useParams()
  const navigate = useNavigate()
  const bag = useRead(api.club.bags.one, { id: idBag })
  const action = Object.hasOwn(actions, idAction) ? actions[idAction] : undefined
  if (!action) return <NotFound />
  const gone = isRefusal(bag.error, 'gone') || bag.error?.kind === 'invalid' || bag.data?.bag.archived
  const done = (said: string) => {
    popup.success(said)
    void navigate(`/bags/${idBag}`)
  }
  return (
    <Screen title={action.title} narrow>
      {gone ? (
        <Trouble sentence={text.gone}>
          <LinkButton to="/bags">{text.back}</LinkButton>
        </Trouble>
      ) : (
        <Loaded read={bag} skeleton={<Bone height={320} radius={10} />}>
          {({ bag }) => (
            <Panel title={`${bag.brand} · ${bag.fullName}`}>
              <action.Form bag={bag} onDone={done} />
            </Panel>
          )}
        </Loaded>
      )}
    </Screen>
  )
}
