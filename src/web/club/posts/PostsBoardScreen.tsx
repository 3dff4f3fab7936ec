import { useEffect, useState } from 'react'
import { api } from '#contract/api.ts'
import type { PostKind } from '#contract/club/posts.limits.ts'
import type { Post } from '#contract/club/posts.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { Board } from '#web/kernel/shells/tv/Board.tsx'
import { Calm } from '#web/kernel/shells/tv/Calm.tsx'
import { Crossfade, type Scene } from '#web/kernel/shells/tv/Crossfade.tsx'
import { DuskScene } from '#web/kernel/ui/scenes/DuskScene.tsx'
import { Pages } from './BoardPages.tsx'
import { PostsPage } from './PostsPage.tsx'
import { intoPages } from './pagesOfPosts.ts'
import { kindText } from './posts.text.ts'

export const NewsBoardScreen = () => <PostsBoard kind="news" />
export const TournamentsBoardScreen = () => <PostsBoard kind="tournament" />
export const WinnersBoardScreen = () => <PostsBoard kind="winner" />

const turnEvery = 12_000

const sceneOf = (posts: readonly Post[]): Scene => ({
  key: posts.map(({ id, version }) => `${id}.${version}`).join(' '),
  content: <PostsPage posts={posts} />,
})

function PostsBoard({ kind }: { kind: PostKind }) {
  // What was last read stays when the network goes; until the first answer, and without posts, all is calm.
  const posts = useRead(api.club.posts.onShow, { kind }).data ?? []
  const pages = intoPages(posts)
  const { page, turn } = usePage(pages.length, posts[0]?.id)
  if (pages.length === 0)
    return (
      <Board title={kindText[kind]} background={<DuskScene />}>
        <Calm />
      </Board>
    )
  const [current, next] = [pages[page] ?? [], pages[(page + 1) % pages.length] ?? []]
  return (
    <Board title={kindText[kind]} foot={pages.length > 1 && <Pages count={pages.length} page={page} turn={turn} />}>
      <Crossfade current={sceneOf(current)} next={sceneOf(next)} />
    </Board>
  )
}

/** Turns the pages; a new post brings the first one back at once. */
function usePage(count: number, newest: string | undefined) {
  const [at, setAt] = useState({ page: 0, newest, turn: 0 })
  if (at.newest !== newest) setAt({ page: 0, newest, turn: at.turn + 1 })
  const { turn } = at
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn starts its own pause
  useEffect(() => {
    if (count < 2) return
    const timer = setTimeout(() => setAt((now) => ({ ...now, page: now.page + 1, turn: now.turn + 1 })), turnEvery)
    return () => clearTimeout(timer)
  }, [count, turn])
  return { page: count === 0 ? 0 : at.page % count, turn }
}
