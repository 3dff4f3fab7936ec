import { api } from '#contract/api.ts'
import type { PostKind } from '#contract/club/posts.limits.ts'
import type { Post } from '#contract/club/posts.ts'
import { tvLimits } from '#contract/club/screens.limits.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { Board } from '#web/kernel/shells/tv/Board.tsx'
import { Calm } from '#web/kernel/shells/tv/Calm.tsx'
import { Crossfade, type Scene } from '#web/kernel/shells/tv/Crossfade.tsx'
import { Pages } from '#web/kernel/shells/tv/Pages.tsx'
import { intoPages, usePage } from '#web/kernel/shells/tv/turning.ts'
import { DuskScene } from '#web/kernel/ui/scenes/DuskScene.tsx'
import { useEvery } from '../screens/useEvery.ts'
import { PostsPage } from './PostsPage.tsx'
import { kindText } from './posts.text.ts'

export const NewsBoardScreen = () => <PostsBoard kind="news" />
export const TournamentsBoardScreen = () => <PostsBoard kind="tournament" />
export const WinnersBoardScreen = () => <PostsBoard kind="winner" />

/** More than three cards cannot be read from across the room. */
const postsPerPage = 3
const msPerPage = 12_000

const sceneOf = (posts: readonly Post[]): Scene => ({
  key: posts.map(({ id, version }) => `${id}.${version}`).join(' '),
  content: <PostsPage posts={posts} />,
})

function PostsBoard({ kind }: { kind: PostKind }) {
  // Without network the last posts stay; before the first response and without posts the board shows the calm scene.
  const read = useRead(api.club.posts.onShow, { kind })
  useEvery(tvLimits.readEvery, read.refetch)
  const posts = read.data ?? []
  const pages = intoPages(posts, postsPerPage)
  const { page, turn } = usePage(pages.length, posts[0]?.id, msPerPage)
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
