import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Button, Switch } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { Bag } from '#contract/club/bags.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { sentenceFor } from '#web/kernel/text/failures.text.ts'
import { Form, FormActions } from '#web/kernel/ui/Form.tsx'
import { LinkButton } from '#web/kernel/ui/LinkButton.tsx'
import { Panel } from '#web/kernel/ui/Panel.tsx'
import { popup } from '#web/kernel/ui/popups.ts'
import {
  type BagValues,
  BrandField,
  bagChecks,
  describedIn,
  NumberField,
  PlaceAndPhoto,
  TypeField,
} from './BagFields.tsx'
import { bagsText as text } from './bags.text.ts'
import { NewerNotice } from './NewerNotice.tsx'
import { useEditing } from './useEditing.ts'
import { useRemoving } from './useRemoving.ts'

interface EditedBag extends BagValues {
  active: boolean
}

const valuesOf = ({ type, brand, numberSocio, place, photo, active }: Bag): EditedBag => ({
  type,
  brand,
  numberSocio,
  place,
  photo,
  active,
})

interface BagEditFormProps {
  bag: Bag
  onLeave: (to: string) => void
}

export function BagEditForm({ bag, onLeave }: BagEditFormProps) {
  const [uploading, setUploading] = useState(false)
  const form = useForm<EditedBag>({ initialValues: valuesOf(bag), validate: bagChecks })
  const update = useWrite(api.club.bags.update, {
    onSuccess: ({ id }) => {
      popup.success(text.updated)
      onLeave(`/bags/${id}`)
    },
  })
  const saving = update.isPending || update.isSuccess
  const editing = useEditing({ current: bag, form, valuesOf, saving })
  const removal = useRemoving(api.club.bags.archive, {
    done: text.removed,
    body: text.archiveBody,
    onRemoved: () => onLeave('/bags'),
  })
  return (
    <>
      {editing.newer && <NewerNotice editing={editing} />}
      <Panel>
        <Form
          form={form}
          send={(values: EditedBag) =>
            update.mutateAsync({
              id: bag.id,
              version: editing.version,
              active: values.active,
              ...describedIn(values),
            })
          }
          onFailure={(failure) => {
            if (failure.is('unknown_member')) form.setFieldError('numberSocio', sentenceFor(failure))
            // A refusal refreshes the read, which then shows the newer version or that it is gone.
            return failure.is('unknown_member') || failure.is('stale') || failure.is('gone')
          }}
        >
          <TypeField form={form} />
          <BrandField form={form} />
          <NumberField form={form} />
          <PlaceAndPhoto form={form} onBusy={setUploading} />
          <Switch label={text.active} {...form.getInputProps('active', { type: 'checkbox' })} />
          <FormActions>
            <Button type="submit" loading={saving} disabled={uploading || editing.newer}>
              {text.save}
            </Button>
            <LinkButton to={`/bags/${bag.id}`}>{text.cancel}</LinkButton>
            <Button
              variant="subtle"
              color="danger"
              ml="auto"
              loading={removal.removing}
              onClick={() => void removal.remove(bag.id)}
            >
              {text.delete}
            </Button>
          </FormActions>
        </Form>
      </Panel>
    </>
  )
}
