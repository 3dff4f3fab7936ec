import { Textarea } from '@mantine/core'
import { api } from '#contract/api.ts'
import { memberLimits } from '#contract/community/members.limits.ts'
import { CreateForm } from '#web/kernel/ui/forms/CreateForm.tsx'
import { memberText as text } from './member.text.ts'
import { membersText } from './members.text.ts'

/** Rejects a registration; the reason is part of the mail that the person gets. */
export const RejectForm = ({ id }: { id: string }) => (
  <CreateForm
    start={{ reason: '' }}
    write={api.community.members.reject}
    input={(_, { reason }) => ({ id, reason })}
    said={text.rejectedNow}
    submit={membersText.reject}
  >
    {(form) => (
      <Textarea
        label={text.rejectReason}
        description={text.rejectHint}
        rows={2}
        maxLength={memberLimits.rejectReason}
        {...form.getInputProps('reason')}
      />
    )}
  </CreateForm>
)
