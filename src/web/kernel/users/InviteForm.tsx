import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import { UnmailedInvitationLink } from '#web/kernel/ui/feedback/UnmailedInvitationLink.tsx'
import { CreateForm } from '#web/kernel/ui/forms/CreateForm.tsx'
import { mailCheck } from '#web/kernel/ui/forms/checks.ts'
import { UserFields, type UserValues, userChecks } from './UserFields.tsx'
import { usersText as text } from './users.text.ts'

interface InviteValues extends UserValues {
  mail: string
}

const emptyInvite: InviteValues = { name: '', mail: '', role: 'staff' }

/** `isMailed`: false if no mail server is configured; the created link is then shown. */
export function InviteForm({ isMailed }: { isMailed: boolean }) {
  const [link, setLink] = useState<string | null>(null)
  return (
    <div className="stack gap-20">
      <CreateForm
        start={emptyInvite}
        checks={{ ...userChecks, mail: mailCheck }}
        refused={{ account_exists: 'mail' }}
        write={api.kernel.users.invite}
        input={(id, { name, mail, role }) => ({ id, name, mail: mail.trim(), role })}
        said={isMailed ? text.invite.said : text.invite.linkCreated}
        submit={isMailed ? text.invite.submit : text.invite.submitWithoutMail}
        onMade={(made) => setLink(made.link)}
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
      {link && <UnmailedInvitationLink link={link} />}
    </div>
  )
}
