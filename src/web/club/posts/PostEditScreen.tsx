import { api } from '#contract/api.ts'
import { useReadWhile } from '#web/kernel/data/reads.ts'
import { usePathParams } from '#web/kernel/navigation/navigation.tsx'
import { useMe } from '#web/kernel/session/session.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { useRemoval } from '#web/kernel/ui/feedback/useRemoval.ts'
import { EditForm } from '#web/kernel/ui/forms/EditForm.tsx'
import { EditScreen } from '#web/kernel/ui/pages/EditScreen.tsx'
import { PostArticle } from './PostArticle.tsx'
import { PostFields, postChecks, postLabels, toFormValues, toInput } from './PostFields.tsx'
import { postKindSingularText, postsText as text } from './posts.text.ts'
import { postsPath } from './postsPaths.ts'

export function PostEditScreen() {
  const { idNew = '' } = usePathParams()
  const isAdmin = useMe().role === 'admin'
  const { remove, removing } = useRemoval(api.club.posts.remove, {
    question: text.question,
    said: text.deleted,
    to: () => list,
  })
  // The read pauses during removal: a live update that arrives before the response would show the post as gone.
  const post = useReadWhile(!removing, api.club.posts.one, { id: idNew })
  const list = postsPath(post.data?.kind ?? 'news')
  return (
    <EditScreen
      title={isAdmin ? text.editTitle : postKindSingularText[post.data?.kind ?? 'news']}
      back={list}
      read={post}
      gone={{ sentence: text.gone, back: text.back }}
      actions={!isAdmin && <LinkButton to={list}>{text.back}</LinkButton>}
    >
      {(post, gone) =>
        isAdmin ? (
          <EditForm
            thing={post}
            valuesOf={toFormValues}
            labels={postLabels}
            names={{ kind: postKindSingularText }}
            newer={text.newer}
            checks={postChecks}
            write={api.club.posts.update}
            input={(values, version) => ({ id: post.id, version, ...toInput(values) })}
            said={text.updated}
            to={({ kind }) => postsPath(kind)}
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
