import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate, useParams } from 'react-router'
import { api } from '#contract/api.ts'
import { isRefusal } from '#web/kernel/data/failure.ts'
import { useReadWhile } from '#web/kernel/data/reads.ts'
import { useMe } from '#web/kernel/session/session.ts'
import { Bone } from '#web/kernel/ui/Bone.tsx'
import { LinkButton } from '#web/kernel/ui/LinkButton.tsx'
import { Loaded, Trouble } from '#web/kernel/ui/Loaded.tsx'
import { Panel } from '#web/kernel/ui/Panel.tsx'
import { Screen } from '#web/kernel/ui/Screen.tsx'
import { PostArticle } from './PostArticle.tsx'
import { PostEditForm } from './PostEditForm.tsx'
import { postsText as text } from './posts.text.ts'
import { listOf } from './postsAt.ts'
import { useRemovePost } from './useRemovePost.ts'

export function PostEditScreen() {
  const { idNew = '' } = useParams()
  const navigate = useNavigate()
  const [left, setLeft] = useState(false)
  const removal = useRemovePost(() => leave(list))
  // What is being removed is not asked for again: the live name may come before the answer.
  const post = useReadWhile(!left && !removal.removing, api.club.posts.one, { id: idNew })
  const list = listOf(post.data?.kind ?? 'news')
  const isAdmin = useMe().role === 'admin'
  const gone = isRefusal(post.error, 'gone') || post.error?.kind === 'invalid'

  const leave = (to: string) => {
    // At once: the write is about to refresh every read of posts, and this one may be gone.
    flushSync(() => setLeft(true))
    void navigate(to)
  }

  if (gone && !post.data)
    return (
      <Screen title={text.editTitle} narrow>
        <Trouble sentence={text.gone}>
          <LinkButton to={list}>{text.back}</LinkButton>
        </Trouble>
      </Screen>
    )
  return (
    <Screen title={text.editTitle} narrow actions={!isAdmin && <LinkButton to={list}>{text.back}</LinkButton>}>
      <Loaded read={post} skeleton={<Bone height={420} radius={10} />}>
        {(post) =>
          isAdmin ? (
            <PostEditForm key={post.id} post={post} gone={gone} removal={removal} onLeave={leave} />
          ) : (
            <Panel>
              <PostArticle post={post} />
            </Panel>
          )
        }
      </Loaded>
    </Screen>
  )
}
