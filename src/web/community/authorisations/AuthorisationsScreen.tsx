import { useForm } from '@mantine/form'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import { authorisationLimits as limits } from '#contract/community/authorisations.limits.ts'
import { to } from '#contract/community/pages.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { PhonePage } from '#web/kernel/shells/phone/PhonePage.tsx'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { required } from '#web/kernel/ui/forms/checks.ts'
import { Field } from '#web/kernel/ui/forms/Field.tsx'
import { Form } from '#web/kernel/ui/forms/Form.tsx'
import { List } from '#web/kernel/ui/lists/List.tsx'
import { Bone } from '#web/kernel/ui/loading/Bone.tsx'
import { Empty, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { authorisationsText as text } from './authorisations.text.ts'
import { Expected } from './Expected.tsx'

/** The member's authorised visitors. */
export function AuthorisationsScreen() {
  const authorisations = useRead(api.community.authorisations.mine)
  return (
    <PhonePage title={text.title} sentence={text.sentence} back={to('profile')}>
      <NewVisitor />
      <Loaded
        read={authorisations}
        skeleton={<Bone height={160} radius={10} />}
        empty={<Empty sentence={text.empty} />}
      >
        {(authorisations) => (
          <List>
            {authorisations.map((one) => (
              <Expected key={one.id} authorisation={one} />
            ))}
          </List>
        )}
      </Loaded>
    </PhonePage>
  )
}

function NewVisitor() {
  const [id, setId] = useState(newId)
  const form = useForm({
    initialValues: { visitor: '', document: '', day: '' },
    validate: { visitor: required(limits.visitor), document: required(limits.document), day: required() },
  })
  const create = useWrite(api.community.authorisations.create, {
    onSuccess: () => {
      popup.success(text.done)
      form.reset()
      setId(newId())
    },
  })
  return (
    <Form
      form={form}
      send={(values) => create.mutateAsync({ id, ...values })}
      refused={{ day_out_of_reach: 'day' }}
      unsaved={form.isDirty()}
      onFailure={(failure) => {
        const full = failure.is('full')
        if (full) popup.error(text.full)
        return full
      }}
    >
      <Field label={text.visitor} maxLength={limits.visitor} required {...form.getInputProps('visitor')} />
      <Field label={text.document} maxLength={limits.document} required {...form.getInputProps('document')} />
      <Field label={text.day} type="date" required {...form.getInputProps('day')} />
      <button type="submit" className="button" data-primary disabled={create.isPending}>
        {create.isPending ? text.sending : text.submit}
      </button>
    </Form>
  )
}
