import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { api } from '#contract/api.ts'
import type { Post } from '#contract/club/posts.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { Form, FormActions } from '#web/kernel/ui/Form.tsx'
import { LinkButton } from '#web/kernel/ui/LinkButton.tsx'
import { Notice } from '#web/kernel/ui/Notice.tsx'
import { Panel } from '#web/kernel/ui/Panel.tsx'
import { popup } from '#web/kernel/ui/popups.ts'
import { NewerVersion } from './NewerVersion.tsx'
import { PostFields, type PostValues, usePostForm, valuesOf, writtenIn } from './PostFields.tsx'
import { postsText as text } from './posts.text.ts'
import { listOf } from './postsAt.ts'
import type { useRemovePost } from './useRemovePost.ts'

interface PostEditFormProps {
  /** As the server has it now; may get newer while someone types. */
  post: Post
  gone: boolean
  removal: ReturnType<typeof useRemovePost>
  onLeave: (to: string) => void
}

export function PostEditForm({ post, gone, removal, onLeave }: PostEditFormProps) {
  /** The version the form was filled from, and which a save replaces. */
  const [base, setBase] = useState(post)
  const [typed, setTyped] = useState<PostValues | null>(null)
  const [uploading, setUploading] = useState(false)
  const form = usePostForm(valuesOf(post))
  const list = listOf(post.kind)
  const update = useWrite(api.club.posts.update, {
    onSuccess: ({ kind }) => {
      popup.success(text.updated)
      onLeave(listOf(kind))
    },
  })

  // Our own save makes a newer version too, and the live name may come before the answer.
  const newer = post.version > base.version && !update.isPending && !update.isSuccess
  const take = () => {
    setBase(post)
    form.setInitialValues(valuesOf(post))
    form.setValues(valuesOf(post))
    form.clearErrors()
  }
  // Nobody has typed yet: simply show what is true now.
  const untouched = newer && !form.isDirty()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per newer version
  useEffect(() => {
    if (untouched) take()
  }, [untouched, post.version])

  return (
    <>
      {gone && (
        <Notice sentence={text.gone} hint={text.goneKeep}>
          <LinkButton to={list}>{text.back}</LinkButton>
        </Notice>
      )}
      {newer && !untouched && !gone && (
        <NewerVersion
          post={post}
          onTake={() => {
            setTyped(form.getValues())
            take()
          }}
          onKeep={() => setBase(post)}
        />
      )}
      {typed && !newer && (
        <Notice sentence={text.restoreHint}>
          <Button
            variant="default"
            onClick={() => {
              form.setValues(typed)
              setTyped(null)
            }}
          >
            {text.restore}
          </Button>
        </Notice>
      )}
      <Panel>
        <Form
          form={form}
          send={(values: PostValues) =>
            update.mutateAsync({ id: post.id, version: base.version, ...writtenIn(values) })
          }
          // A refusal refreshes the read, which then shows the newer version or that it is gone.
          onFailure={(failure) => failure.is('stale') || failure.is('gone')}
        >
          <PostFields form={form} onBusy={setUploading} />
          <FormActions>
            <Button
              type="submit"
              loading={update.isPending || update.isSuccess}
              disabled={uploading || gone || (newer && !untouched)}
            >
              {text.save}
            </Button>
            <LinkButton to={list}>{text.cancel}</LinkButton>
            <Button
              variant="subtle"
              color="danger"
              ml="auto"
              loading={removal.removing}
              disabled={gone}
              onClick={() => void removal.remove(post.id)}
            >
              {text.delete}
            </Button>
          </FormActions>
        </Form>
      </Panel>
    </>
  )
}
