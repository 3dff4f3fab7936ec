import { api } from '#contract/api.ts'
import type { User } from '#contract/kernel/users.ts'
import { EditForm } from '#web/kernel/ui/forms/EditForm.tsx'
import { UserFields, type UserValues, userChecks } from './UserFields.tsx'
import { usersText as text } from './users.text.ts'

const labels = { name: text.name, role: text.role }
const names = { role: text.roles }

const toFormValues = ({ name, role }: User): UserValues => ({ name, role: role === 'admin' ? 'admin' : 'staff' })

interface UserFormProps {
  user: User
  onDone: () => void
}

export const UserForm = ({ user, onDone }: UserFormProps) => (
  <EditForm
    begins
    thing={user}
    valuesOf={toFormValues}
    labels={labels}
    names={names}
    newer={text.newer}
    checks={userChecks}
    refused={{ last_admin: 'role' }}
    write={api.kernel.users.update}
    input={({ name, role }, version) => ({ id: user.id, version, name, role })}
    said={text.saved}
    onSaved={onDone}
    cancel={onDone}
  >
    {(form) => <UserFields form={form} />}
  </EditForm>
)
