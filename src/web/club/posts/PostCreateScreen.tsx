import { api } from '#contract/api.ts'
import { postKindFromQuery } from '#contract/club/posts.limits.ts'
import { useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { CreateScreen } from '#web/kernel/ui/pages/CreateScreen.tsx'
import { emptyPost, PostFields, postChecks, toInput } from './PostFields.tsx'
import { postsText as text } from './posts.text.ts'
import { postsPath } from './postsPaths.ts'

export function PostCreateScreen() {
  const query = useSearchParams()
  return (
    <CreateScreen
      title={text.createTitle}
      start={emptyPost(postKindFromQuery(query))}
      checks={postChecks}
      write={api.club.posts.create}
      input={(id, values) => ({ id, ...toInput(values) })}
      said={text.created}
      to={({ kind }) => postsPath(kind)}
      cancel={({ kind }) => postsPath(kind)}
    >
      {(form) => <PostFields form={form} />}
    </CreateScreen>
  )
}
