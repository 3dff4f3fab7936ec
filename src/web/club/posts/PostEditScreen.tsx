import { api } from '#contract/api.ts'
import { useReadWhile } from '#web/kernel/data/reads.ts'
import { useParams } from '#web/kernel/navigation/navigation.tsx'
import { useMe } from '#web/kernel/session/session.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { useRemoval } from '#web/kernel/ui/feedback/useRemoval.ts'
import { EditForm } from '#web/kernel/ui/forms/EditForm.tsx'
import { EditScreen } from '#web/kernel/ui/pages/EditScreen.tsx'
import { PostArticle } from './PostArticle.tsx'
import { PostFields, postChecks, postLabels, valuesOf, writtenIn } from './PostFields.tsx'
import { oneOfKindText, postsText as text } from './posts.text.ts'
import { listOf } from './postsAt.ts'

export function PostEditScreen() {
  const { idNew = '' } = useParams()
  const isAdmin = useMe().role === 'admin'
  const { remove, removing } = useRemoval(api.club.posts.remove, {
    said: text.deleted,
    to: () => list,
  })
  // The read pauses during removal: a live update that arrives before the response would show the post as gone.
  const post = useReadWhile(!removing, api.club.posts.one, { id: idNew })
  const list = listOf(post.data?.kind ?? 'news')
  return (
    <EditScreen
      title={isAdmin ? text.editTitle : oneOfKindText[post.data?.kind ?? 'news']}
      back={list}
      read={post}
      gone={{ sentence: text.gone, back: text.back }}
      actions={!isAdmin && <LinkButton to={list}>{text.back}</LinkButton>}
    >
      {(post, gone) =>
        isAdmin ? (
          <EditForm
            thing={post}
            valuesOf={valuesOf}
            labels={postLabels}
            names={{ kind: oneOfKindText }}
            newer={text.newer}
            checks={postChecks}
            write={api.club.posts.update}
            input={(values, version) => ({ id: post.id, version, ...writtenIn(values) })}
            said={text.updated}
            to={({ kind }) => listOf(kind)}
            cancel={list}
            gone={gone}
            removal={{ label: text.delete, removing, remove: () => void remove({ id: post.id }) }}
          >
            {(form) => <PostFields form={form} id={post.id} />}
          </EditForm>
        ) : (
          <PostArticle post={post} />
        )
      }
    </EditScreen>
  )
}
