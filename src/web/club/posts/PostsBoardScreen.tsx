import { api } from '#contract/api.ts'
import type { PostKind } from '#contract/club/posts.limits.ts'
import type { Post } from '#contract/club/posts.ts'
import { tvLimits } from '#contract/club/screens.limits.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { Crossfade, type CrossfadeScene } from '#web/kernel/shells/tv/Crossfade.tsx'
import { TvFrame } from '#web/kernel/shells/tv/TvFrame.tsx'
import { TvIdle } from '#web/kernel/shells/tv/TvIdle.tsx'
import { TvPageIndicator } from '#web/kernel/shells/tv/TvPageIndicator.tsx'
import { splitIntoPages, useTurningPage } from '#web/kernel/shells/tv/tvRotation.ts'
import { DuskScene } from '#web/kernel/ui/scenes/DuskScene.tsx'
import { useInterval } from '../screens/useInterval.ts'
import { PostsBoardPage } from './PostsBoardPage.tsx'
import { postKindText } from './posts.text.ts'

export const NewsBoardScreen = () => <PostsBoard kind="news" />
export const TournamentsBoardScreen = () => <PostsBoard kind="tournament" />
export const WinnersBoardScreen = () => <PostsBoard kind="winner" />

/** More than three cards cannot be read from across the room. */
const postsPerPage = 3
const msPerPage = 12_000

const sceneOf = (posts: readonly Post[]): CrossfadeScene => ({
  key: posts.map(({ id, version }) => `${id}.${version}`).join(' '),
  content: <PostsBoardPage posts={posts} />,
})

function PostsBoard({ kind }: { kind: PostKind }) {
  // Without network the last posts stay; before the first response and without posts the board shows its idle picture.
  const read = useRead(api.club.posts.onShow, { kind })
  useInterval(tvLimits.readEvery, read.refetch)
  const posts = read.data ?? []
  const pages = splitIntoPages(posts, postsPerPage)
  const { page, turn } = useTurningPage(pages.length, posts[0]?.id, msPerPage)
  if (pages.length === 0)
    return (
      <TvFrame title={postKindText[kind]} background={<DuskScene />}>
        <TvIdle />
      </TvFrame>
    )
  const [current, next] = [pages[page] ?? [], pages[(page + 1) % pages.length] ?? []]
  return (
    <TvFrame
      title={postKindText[kind]}
      foot={pages.length > 1 && <TvPageIndicator count={pages.length} page={page} turn={turn} />}
    >
      <Crossfade current={sceneOf(current)} next={sceneOf(next)} />
    </TvFrame>
  )
}
