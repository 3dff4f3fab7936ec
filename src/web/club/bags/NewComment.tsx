import { Button, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import { bagLimits } from '#contract/club/bags.limits.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { required } from '#web/kernel/ui/checks.ts'
import { Form, FormActions } from '#web/kernel/ui/Form.tsx'
import { LinkButton } from '#web/kernel/ui/LinkButton.tsx'
import type { ActionProps } from './bagAction.ts'
import { bagsText as text } from './bags.text.ts'

export function NewComment({ bag, onDone }: ActionProps) {
  const [id] = useState(newId)
  const form = useForm({ initialValues: { comments: '' }, validate: { comments: required(bagLimits.comment) } })
  const add = useWrite(api.club.bags.addComment, { onSuccess: () => onDone(text.commentCreated) })
  return (
    <Form form={form} send={({ comments }) => add.mutateAsync({ id, idBag: bag.id, comments })}>
      <Textarea
        label={text.comment}
        rows={4}
        maxLength={bagLimits.comment}
        required
        {...form.getInputProps('comments')}
      />
      <FormActions>
        <Button type="submit" loading={add.isPending || add.isSuccess}>
          {text.save}
        </Button>
        <LinkButton to={`/bags/${bag.id}`}>{text.cancel}</LinkButton>
      </FormActions>
    </Form>
  )
}
