import { api } from '#contract/api.ts'
import { postKindFromQuery } from '#contract/club/posts.limits.ts'
import { useSearch } from '#web/kernel/navigation/navigation.tsx'
import { CreateScreen } from '#web/kernel/ui/pages/CreateScreen.tsx'
import { blankPost, PostFields, postChecks, writtenIn } from './PostFields.tsx'
import { postsText as text } from './posts.text.ts'
import { listOf } from './postsAt.ts'

export function PostCreateScreen() {
  const query = useSearch()
  return (
    <CreateScreen
      title={text.createTitle}
      start={blankPost(postKindFromQuery(query))}
      checks={postChecks}
      write={api.club.posts.create}
      input={(id, values) => ({ id, ...writtenIn(values) })}
      said={text.created}
      to={({ kind }) => listOf(kind)}
      cancel={({ kind }) => listOf(kind)}
    >
      {(form) => <PostFields form={form} />}
    </CreateScreen>
  )
}
