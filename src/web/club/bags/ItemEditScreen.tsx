import { Button } from '@mantine/core'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate, useParams } from 'react-router'
import { api } from '#contract/api.ts'
import type { Item } from '#contract/club/bags.ts'
import { isRefusal } from '#web/kernel/data/failure.ts'
import { useReadWhile } from '#web/kernel/data/reads.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { useMe } from '#web/kernel/session/session.ts'
import { Bone } from '#web/kernel/ui/Bone.tsx'
import { Form, FormActions } from '#web/kernel/ui/Form.tsx'
import { LinkButton } from '#web/kernel/ui/LinkButton.tsx'
import { Loaded, Trouble } from '#web/kernel/ui/Loaded.tsx'
import { Panel } from '#web/kernel/ui/Panel.tsx'
import { popup } from '#web/kernel/ui/popups.ts'
import { Screen } from '#web/kernel/ui/Screen.tsx'
import { BagImage } from './BagImage.tsx'
import { bagsText as text } from './bags.text.ts'
import classes from './ItemEditScreen.module.css'
import { ItemFields, type ItemValues, itemIn, itemValues, useItemForm } from './ItemFields.tsx'
import { NewerNotice } from './NewerNotice.tsx'
import { useEditing } from './useEditing.ts'
import { useRemoving } from './useRemoving.ts'

export function ItemEditScreen() {
  const { idBag = '', idItem = '' } = useParams()
  const navigate = useNavigate()
  const isAdmin = useMe().role === 'admin'
  const [left, setLeft] = useState(false)
  const item = useReadWhile(!left, api.club.bags.item, { idBag, id: idItem })
  const gone = isRefusal(item.error, 'gone') || item.error?.kind === 'invalid'
  const bag = `/bags/${idBag}`
  const leave = () => {
    flushSync(() => setLeft(true))
    void navigate(bag)
  }
  return (
    <Screen
      title={isAdmin ? text.editItem : (item.data?.name ?? text.editItem)}
      narrow
      actions={!isAdmin && <LinkButton to={bag}>{text.backToBag}</LinkButton>}
    >
      {gone && !left ? (
        <Trouble sentence={text.itemGone}>
          <LinkButton to={bag}>{text.backToBag}</LinkButton>
        </Trouble>
      ) : (
        <Loaded read={item} skeleton={<Bone height={420} radius={10} />}>
          {(item) =>
            isAdmin ? <ItemForm key={item.id} item={item} bag={bag} onLeave={leave} /> : <Shown item={item} />
          }
        </Loaded>
      )}
    </Screen>
  )
}

const Shown = ({ item }: { item: Item }) => (
  <Panel>
    <div className={classes.image}>
      <BagImage kind="club" photo={item.photo} sizes="(max-width: 720px) 100vw, 672px" eager />
    </div>
    <p className={classes.description}>{item.description || '–'}</p>
  </Panel>
)

function ItemForm({ item, bag, onLeave }: { item: Item; bag: string; onLeave: () => void }) {
  const [uploading, setUploading] = useState(false)
  const form = useItemForm(itemValues(item))
  const update = useWrite(api.club.bags.updateItem, {
    onSuccess: () => {
      popup.success(text.itemUpdated)
      onLeave()
    },
  })
  const saving = update.isPending || update.isSuccess
  const editing = useEditing({ current: item, form, valuesOf: itemValues, saving })
  const removal = useRemoving(api.club.bags.removeItem, { done: text.itemRemoved, onRemoved: onLeave })
  return (
    <>
      {editing.newer && <NewerNotice editing={editing} />}
      <Panel>
        <Form
          form={form}
          send={(values: ItemValues) =>
            update.mutateAsync({ id: item.id, version: editing.version, ...itemIn(values) })
          }
          onFailure={(failure) => failure.is('stale') || failure.is('gone')}
        >
          <ItemFields form={form} onBusy={setUploading} />
          <FormActions>
            <Button type="submit" loading={saving} disabled={uploading || editing.newer}>
              {text.save}
            </Button>
            <LinkButton to={bag}>{text.cancel}</LinkButton>
            <Button
              variant="subtle"
              color="danger"
              ml="auto"
              loading={removal.removing}
              onClick={() => void removal.remove(item.id)}
            >
              {text.delete}
            </Button>
          </FormActions>
        </Form>
      </Panel>
    </>
  )
}
