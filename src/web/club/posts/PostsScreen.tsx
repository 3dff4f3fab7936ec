import type { ReactNode } from 'react'
import { api } from '#contract/api.ts'
import { to } from '#contract/club/pages.ts'
import { isArchiveQuery, type PostKind, postKindFromQuery, postKinds } from '#contract/club/posts.limits.ts'
import type { Post } from '#contract/club/posts.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { usePagedRead } from '#web/kernel/data/usePagedRead.ts'
import { useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { useMe } from '#web/kernel/session/session.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { LoadMore } from '#web/kernel/ui/lists/LoadMore.tsx'
import { PictureRows, PictureRowsSkeleton } from '#web/kernel/ui/lists/PictureRows.tsx'
import { EmptyPanel, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { PageTabs } from '#web/kernel/ui/pages/PageTabs.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { PostRow } from './PostRow.tsx'
import { postKindText, postsText as text } from './posts.text.ts'
import { postsArchivePath, postsPath } from './postsPaths.ts'

export function PostsScreen() {
  const query = useSearchParams()
  const kind = postKindFromQuery(query)
  const isArchive = isArchiveQuery(query)
  const isAdmin = useMe().role === 'admin'
  return (
    <Screen
      title={isArchive ? text.archiveOf(postKindText[kind]) : postKindText[kind]}
      actions={
        <>
          {isArchive ? (
            <LinkButton to={postsPath(kind)}>{text.onShow}</LinkButton>
          ) : (
            <LinkButton to={postsArchivePath(kind)}>{text.archive}</LinkButton>
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
          to: isArchive ? postsArchivePath(tabKind) : postsPath(tabKind),
          label: postKindText[tabKind],
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
      skeleton={<PictureRowsSkeleton />}
      empty={
        <EmptyPanel sentence={text.empty[kind]}>
          {isAdmin && <LinkButton to={to('newsCreate', { kind })}>{text.create}</LinkButton>}
        </EmptyPanel>
      }
    >
      {(posts) => <PostRows kind={kind} posts={posts} />}
    </Loaded>
  )
}

function Archive({ kind }: { kind: PostKind }) {
  const pages = usePagedRead(api.club.posts.archive, { kind })
  return (
    <Loaded
      read={pages.read}
      skeleton={<PictureRowsSkeleton />}
      isEmpty={([first]) => first?.posts.length === 0}
      empty={<EmptyPanel sentence={text.emptyArchive} />}
    >
      {(loadedPages) => (
        <>
          <PostRows kind={kind} posts={loadedPages.flatMap(({ posts }) => posts)} />
          <LoadMore pages={pages} />
        </>
      )}
    </Loaded>
  )
}

function PostRows({ kind, posts }: { kind: PostKind; posts: readonly Post[] }): ReactNode {
  const isAdmin = useMe().role === 'admin'
  return (
    <PictureRows label={postKindText[kind]}>
      {posts.map((post) => (
        <PostRow key={post.id} post={post} isAdmin={isAdmin} />
      ))}
    </PictureRows>
  )
}
