import type { ReactNode } from 'react'
import { api } from '#contract/api.ts'
import { to } from '#contract/club/pages.ts'
import { isArchiveQuery, type PostKind, postKindFromQuery, postKinds } from '#contract/club/posts.limits.ts'
import type { Post } from '#contract/club/posts.ts'
import { usePages } from '#web/kernel/data/pages.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useSearch } from '#web/kernel/navigation/navigation.tsx'
import { useMe } from '#web/kernel/session/session.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { More } from '#web/kernel/ui/lists/More.tsx'
import { RowBones, Rows } from '#web/kernel/ui/lists/Rows.tsx'
import { Empty, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { PageTabs } from '#web/kernel/ui/pages/PageTabs.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { PostRow } from './PostRow.tsx'
import { kindText, postsText as text } from './posts.text.ts'
import { archiveOf, listOf } from './postsAt.ts'

export function PostsScreen() {
  const query = useSearch()
  const kind = postKindFromQuery(query)
  const isArchive = isArchiveQuery(query)
  const isAdmin = useMe().role === 'admin'
  return (
    <Screen
      title={isArchive ? text.archiveOf(kindText[kind]) : kindText[kind]}
      actions={
        <>
          {isArchive ? (
            <LinkButton to={listOf(kind)}>{text.onShow}</LinkButton>
          ) : (
            <LinkButton to={archiveOf(kind)}>{text.archive}</LinkButton>
          )}
          {isAdmin && (
            <LinkButton to={to('newsCreate', { kind })} primary>
              {text.create}
            </LinkButton>
          )}
        </>
      }
    >
      <PageTabs
        label={text.kinds}
        tabs={postKinds.map((tabKind) => ({
          to: isArchive ? archiveOf(tabKind) : listOf(tabKind),
          label: kindText[tabKind],
          here: tabKind === kind,
        }))}
      />
      {isArchive ? <Archive key={kind} kind={kind} /> : <OnShow key={kind} kind={kind} />}
    </Screen>
  )
}

function OnShow({ kind }: { kind: PostKind }) {
  const posts = useRead(api.club.posts.onShow, { kind })
  const isAdmin = useMe().role === 'admin'
  return (
    <Loaded
      read={posts}
      skeleton={<RowBones />}
      empty={
        <Empty sentence={text.empty[kind]}>
          {isAdmin && <LinkButton to={to('newsCreate', { kind })}>{text.create}</LinkButton>}
        </Empty>
      }
    >
      {(posts) => <PostRows kind={kind} posts={posts} />}
    </Loaded>
  )
}

function Archive({ kind }: { kind: PostKind }) {
  const pages = usePages(api.club.posts.archive, { kind })
  return (
    <Loaded
      read={pages.read}
      skeleton={<RowBones />}
      isEmpty={([first]) => first?.posts.length === 0}
      empty={<Empty sentence={text.emptyArchive} />}
    >
      {(loadedPages) => (
        <>
          <PostRows kind={kind} posts={loadedPages.flatMap(({ posts }) => posts)} />
          <More pages={pages} />
        </>
      )}
    </Loaded>
  )
}

function PostRows({ kind, posts }: { kind: PostKind; posts: readonly Post[] }): ReactNode {
  const isAdmin = useMe().role === 'admin'
  return (
    <Rows label={kindText[kind]}>
      {posts.map((post) => (
        <PostRow key={post.id} post={post} isAdmin={isAdmin} />
      ))}
    </Rows>
  )
}
