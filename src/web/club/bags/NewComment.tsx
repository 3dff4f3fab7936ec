import { Textarea } from '@mantine/core'
import { api } from '#contract/api.ts'
import { bagLimits } from '#contract/club/bags.limits.ts'
import { to } from '#contract/club/pages.ts'
import { CreateForm } from '#web/kernel/ui/forms/CreateForm.tsx'
import { required } from '#web/kernel/ui/forms/checks.ts'
import type { ActionProps } from './bagAction.ts'
import { bagsText as text } from './bags.text.ts'

const emptyComment = { comments: '' }
const checks = { comments: required(bagLimits.comment) }

export const NewComment = ({ bag, gone }: ActionProps) => (
  <CreateForm
    start={emptyComment}
    checks={checks}
    write={api.club.bags.addComment}
    input={(id, { comments }) => ({ id, idBag: bag.id, comments })}
    said={text.commentCreated}
    to={to('bag', { idBag: bag.id })}
    cancel={to('bag', { idBag: bag.id })}
    gone={gone}
  >
    {(form) => (
      <Textarea
        label={text.comment}
        rows={4}
        maxLength={bagLimits.comment}
        required
        {...form.getInputProps('comments')}
      />
    )}
  </CreateForm>
)
