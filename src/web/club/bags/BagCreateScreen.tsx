import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '#contract/api.ts'
import { peopleLimits } from '#contract/club/people.limits.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { required } from '#web/kernel/ui/checks.ts'
import { Form, FormActions } from '#web/kernel/ui/Form.tsx'
import { LinkButton } from '#web/kernel/ui/LinkButton.tsx'
import { Panel } from '#web/kernel/ui/Panel.tsx'
import { popup } from '#web/kernel/ui/popups.ts'
import { Screen } from '#web/kernel/ui/Screen.tsx'
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

interface NewBag extends BagValues {
  firstName: string
  lastName: string
}

const blank: NewBag = { type: 'bag', brand: '', firstName: '', lastName: '', numberSocio: '', place: '', photo: null }

export function BagCreateScreen() {
  const navigate = useNavigate()
  // One id per form: tapping twice, or trying again after a cut, makes one bag.
  const [id] = useState(newId)
  const [uploading, setUploading] = useState(false)
  const name = required(peopleLimits.name)
  const form = useForm<NewBag>({ initialValues: blank, validate: { ...bagChecks, firstName: name, lastName: name } })
  const create = useWrite(api.club.bags.create, {
    onSuccess: () => {
      popup.success(text.created)
      void navigate('/bags')
    },
  })
  return (
    <Screen title={text.createTitle} narrow>
      <Panel>
        <Form
          form={form}
          send={(values: NewBag) =>
            create.mutateAsync({
              id,
              ...describedIn(values),
              firstName: values.firstName,
              lastName: values.lastName,
            })
          }
        >
          <TypeField form={form} />
          <BrandField form={form} />
          <TextInput
            label={text.firstName}
            maxLength={peopleLimits.name}
            required
            {...form.getInputProps('firstName')}
          />
          <TextInput label={text.lastName} maxLength={peopleLimits.name} required {...form.getInputProps('lastName')} />
          <NumberField form={form} hint={text.numberHint} />
          <PlaceAndPhoto form={form} onBusy={setUploading} />
          <FormActions>
            <Button type="submit" loading={create.isPending || create.isSuccess} disabled={uploading}>
              {text.save}
            </Button>
            <LinkButton to="/bags">{text.cancel}</LinkButton>
          </FormActions>
        </Form>
      </Panel>
    </Screen>
  )
}
