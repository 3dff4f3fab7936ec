import { TextInput } from '@mantine/core'
import { api } from '#contract/api.ts'
import { CreateForm } from '#web/kernel/ui/forms/CreateForm.tsx'
import { mail as mailCheck } from '#web/kernel/ui/forms/checks.ts'
import { UserFields, type UserValues, userChecks } from './UserFields.tsx'
import { usersText as text } from './users.text.ts'

interface InviteValues extends UserValues {
  mail: string
}

const emptyInvite: InviteValues = { name: '', mail: '', role: 'staff' }

export const InviteForm = () => (
  <CreateForm
    start={emptyInvite}
    checks={{ ...userChecks, mail: mailCheck }}
    refused={{ account_exists: 'mail' }}
    write={api.kernel.users.invite}
    input={(id, { name, mail, role }) => ({ id, name, mail: mail.trim(), role })}
    said={text.invite.said}
    submit={text.invite.submit}
  >
    {(form) => (
      <>
        <TextInput
          label={text.mail}
          type="email"
          autoComplete="off"
          maxLength={254}
          required
          {...form.getInputProps('mail')}
        />
        <UserFields form={form} />
      </>
    )}
  </CreateForm>
)
