import { api } from '#contract/api.ts'
import { to } from '#contract/club/pages.ts'
import { postKindAt, postKinds } from '#contract/club/posts.limits.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useSearch } from '#web/kernel/navigation/navigation.tsx'
import { useMe } from '#web/kernel/session/session.ts'
import { LinkButton } from '#web/kernel/ui/LinkButton.tsx'
import { Empty, Loaded } from '#web/kernel/ui/Loaded.tsx'
import { PageTabs } from '#web/kernel/ui/PageTabs.tsx'
import { RowBones, Rows } from '#web/kernel/ui/Rows.tsx'
import { Screen } from '#web/kernel/ui/Screen.tsx'
import { PostRow } from './PostRow.tsx'
import { kindText, postsText as text } from './posts.text.ts'
import { listOf } from './postsAt.ts'

export function PostsScreen() {
  const query = useSearch()
  const kind = postKindAt(query)
  const posts = useRead(api.club.posts.onShow, { kind })
  const isAdmin = useMe().role === 'admin'
  const create = to('newsCreate', { kind })
  return (
    <Screen
      title={kindText[kind]}
      actions={
        isAdmin && (
          <LinkButton to={create} primary>
            {text.create}
          </LinkButton>
        )
      }
    >
      <PageTabs
        label={text.kinds}
        tabs={postKinds.map((one) => ({ to: listOf(one), label: kindText[one], here: one === kind }))}
      />
      <Loaded
        key={kind}
        read={posts}
        skeleton={<RowBones />}
        empty={
          <Empty sentence={text.empty[kind]}>{isAdmin && <LinkButton to={create}>{text.create}</LinkButton>}</Empty>
        }
      >
        {(posts) => (
          <Rows label={kindText[kind]}>
            {posts.map((post) => (
              <PostRow key={post.id} post={post} isAdmin={isAdmin} />
            ))}
          </Rows>
        )}
      </Loaded>
    </Screen>
  )
}
