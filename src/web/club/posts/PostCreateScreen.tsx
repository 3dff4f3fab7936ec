import { Button } from '@mantine/core'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { api } from '#contract/api.ts'
import { postKindAt } from '#contract/club/posts.limits.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { Form, FormActions } from '#web/kernel/ui/Form.tsx'
import { LinkButton } from '#web/kernel/ui/LinkButton.tsx'
import { Panel } from '#web/kernel/ui/Panel.tsx'
import { popup } from '#web/kernel/ui/popups.ts'
import { Screen } from '#web/kernel/ui/Screen.tsx'
import { blankPost, PostFields, type PostValues, usePostForm, writtenIn } from './PostFields.tsx'
import { postsText as text } from './posts.text.ts'
import { listOf } from './postsAt.ts'

export function PostCreateScreen() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  // One id per form: tapping twice, or trying again after a cut, makes one post.
  const [id] = useState(newId)
  const [uploading, setUploading] = useState(false)
  const form = usePostForm(blankPost(postKindAt(query)))
  const create = useWrite(api.club.posts.create, {
    onSuccess: ({ kind }) => {
      popup.success(text.created)
      void navigate(listOf(kind))
    },
  })
  return (
    <Screen title={text.createTitle} narrow>
      <Panel>
        <Form form={form} send={(values: PostValues) => create.mutateAsync({ id, ...writtenIn(values) })}>
          <PostFields form={form} onBusy={setUploading} />
          <FormActions>
            <Button type="submit" loading={create.isPending || create.isSuccess} disabled={uploading}>
              {text.save}
            </Button>
            <LinkButton to={listOf(form.values.kind)}>{text.cancel}</LinkButton>
          </FormActions>
        </Form>
      </Panel>
    </Screen>
  )
}
