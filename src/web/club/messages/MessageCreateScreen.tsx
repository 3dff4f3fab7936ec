import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '#contract/api.ts'
import { messageLimits } from '#contract/club/messages.limits.ts'
import type { Failure } from '#web/kernel/data/failure.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { required } from '#web/kernel/ui/checks.ts'
import { Form, FormActions } from '#web/kernel/ui/Form.tsx'
import { LinkButton } from '#web/kernel/ui/LinkButton.tsx'
import { Panel } from '#web/kernel/ui/Panel.tsx'
import { popup } from '#web/kernel/ui/popups.ts'
import { Screen } from '#web/kernel/ui/Screen.tsx'
import { messagesText as text } from './messages.text.ts'

export function MessageCreateScreen() {
  const navigate = useNavigate()
  // One id per form: tapping twice, or trying again after a cut, makes one message.
  const [id] = useState(newId)
  const form = useForm({
    initialValues: { title: '', youtube: '' },
    validate: { title: required(messageLimits.title), youtube: required(500) },
  })
  const create = useWrite(api.club.messages.create, {
    onSuccess: () => {
      popup.success(text.uploaded)
      void navigate('/messages-admin')
    },
  })
  // Which hosts are allowed is the server's to say.
  const explain = ({ kind, facts }: Failure) => {
    const ours = kind === 'invalid' && facts.issues?.some(({ path }) => path.includes('youtube'))
    if (!ours) return false
    form.setFieldError('youtube', text.notAVideo)
    form.getInputNode('youtube')?.focus()
    return true
  }
  return (
    <Screen title={text.create} narrow>
      <Panel>
        <Form form={form} send={(values) => create.mutateAsync({ id, ...values })} onFailure={explain}>
          <TextInput
            label={text.messageTitle}
            maxLength={messageLimits.title}
            required
            key={form.key('title')}
            {...form.getInputProps('title')}
          />
          <TextInput
            label={text.youtube}
            description={text.youtubeHint}
            inputMode="url"
            maxLength={500}
            required
            key={form.key('youtube')}
            {...form.getInputProps('youtube')}
          />
          <FormActions>
            <Button type="submit" loading={create.isPending || create.isSuccess}>
              {text.save}
            </Button>
            <LinkButton to="/messages-admin">{text.cancel}</LinkButton>
          </FormActions>
        </Form>
      </Panel>
    </Screen>
  )
}
