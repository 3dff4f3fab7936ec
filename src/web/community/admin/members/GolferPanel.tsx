import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { api } from '#contract/api.ts'
import type { Member } from '#contract/community/members.staff.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { useRemoval } from '#web/kernel/ui/feedback/useRemoval.ts'
import { mailCheck } from '#web/kernel/ui/forms/checks.ts'
import { Form } from '#web/kernel/ui/forms/Form.tsx'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { memberText as text } from './member.text.ts'

interface GolferPanelProps {
  member: Member
  isAdmin: boolean
}

/** Panel with the linked golf member, who is the same person. */
export function GolferPanel({ member: { id, mail, person }, isAdmin }: GolferPanelProps) {
  const { remove, removing } = useRemoval(api.community.members.unlink, { said: text.unlinkDone, stays: true })
  return (
    <Panel title={text.person}>
      {person ? (
        <div className="stack start">
          <p>
            <strong>{person.name}</strong>
            <br />
            <span className="muted">{text.number(person.numberSocio)}</span>
          </p>
          {isAdmin && (
            <Button variant="default" loading={removing} onClick={() => void remove({ id })}>
              {text.unlink}
            </Button>
          )}
        </div>
      ) : (
        <div className="stack start">
          <p className="muted">{text.unlinked}</p>
          {isAdmin && <LinkForm id={id} mail={mail} />}
        </div>
      )}
    </Panel>
  )
}

function LinkForm({ id, mail: known }: { id: string; mail: string }) {
  const form = useForm({ initialValues: { mail: known }, validate: { mail: mailCheck } })
  const link = useWrite(api.community.members.link)
  const send = async (values: { mail: string }) => {
    await link.mutateAsync({ id, ...values })
    popup.success(text.linked)
  }
  return (
    <Form form={form} send={send} refused={{ no_such_person: 'mail' }} unsaved={form.isDirty() && !link.isSuccess}>
      <TextInput type="email" label={text.linkMail} maxLength={254} {...form.getInputProps('mail')} />
      <Button type="submit" variant="default" loading={link.isPending}>
        {text.link}
      </Button>
    </Form>
  )
}
