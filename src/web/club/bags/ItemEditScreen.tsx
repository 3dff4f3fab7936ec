import { api } from '#contract/api.ts'
import type { BagItem } from '#contract/club/bags.ts'
import { to } from '#contract/club/pages.ts'
import { useReadWhile } from '#web/kernel/data/reads.ts'
import { useParams } from '#web/kernel/navigation/navigation.tsx'
import { useMe } from '#web/kernel/session/session.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { useRemoval } from '#web/kernel/ui/feedback/useRemoval.ts'
import { EditForm } from '#web/kernel/ui/forms/EditForm.tsx'
import { EditScreen } from '#web/kernel/ui/pages/EditScreen.tsx'
import { BagImage } from './BagImage.tsx'
import { bagsText as text } from './bags.text.ts'
import { ItemFields, itemChecks, itemIn, itemLabels, itemValues } from './ItemFields.tsx'

export function ItemEditScreen() {
  const { idBag = '', idItem = '' } = useParams()
  const isAdmin = useMe().role === 'admin'
  const bag = to('bag', { idBag })
  const { remove, removing } = useRemoval(api.club.bags.removeItem, {
    said: text.itemRemoved,
    to: () => bag,
  })
  // The read pauses during removal: a live update that arrives before the response would show the item as gone.
  const item = useReadWhile(!removing, api.club.bags.item, { idBag, id: idItem })
  return (
    <EditScreen
      title={isAdmin ? text.editItem : (item.data?.name ?? text.item)}
      back={bag}
      read={item}
      gone={{ sentence: text.itemGone, back: text.backToBag }}
      actions={!isAdmin && <LinkButton to={bag}>{text.backToBag}</LinkButton>}
    >
      {(item, gone) =>
        isAdmin ? (
          <EditForm
            thing={item}
            valuesOf={itemValues}
            labels={itemLabels}
            newer={text.newer}
            checks={itemChecks}
            write={api.club.bags.updateItem}
            input={(values, version) => ({ id: item.id, version, ...itemIn(values) })}
            said={text.itemUpdated}
            to={bag}
            cancel={bag}
            gone={gone}
            removal={{ label: text.delete, removing, remove: () => void remove({ id: item.id }) }}
          >
            {(form) => <ItemFields form={form} />}
          </EditForm>
        ) : (
          <ItemArticle item={item} />
        )
      }
    </EditScreen>
  )
}

/** The item for staff who are not admins: read-only. */
const ItemArticle = ({ item }: { item: BagItem }) => (
  <>
    <div className="frame">
      <BagImage kind="club" photo={item.photo} sizes="(max-width: 720px) 100vw, 672px" eager />
    </div>
    <p className="written above">{item.description || '–'}</p>
  </>
)
