import { api } from '#contract/api.ts'
import { to } from '#contract/club/pages.ts'
import { to as toTv } from '#contract/club/pages.tv.ts'
import { type PostKind, postKinds } from '#contract/club/posts.limits.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useMe } from '#web/kernel/session/session.ts'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { List, ListRow } from '#web/kernel/ui/lists/List.tsx'
import { Bone } from '#web/kernel/ui/loading/Bone.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { useMoments } from '#web/kernel/venues/venue.ts'
import { PostImage } from '../posts/PostImage.tsx'
import { kindText } from '../posts/posts.text.ts'
import { listOf } from '../posts/postsAt.ts'
import { dashboardText as text } from './dashboard.text.ts'

const postsPerKind = 2

/** The newest posts of each kind that the televisions show now. */
export const OnScreens = () => (
  <section aria-labelledby="on-screens">
    <div className="group between baseline below note">
      <h2 id="on-screens" className="note strong">
        {text.onScreens}
      </h2>
      <Link to={toTv('screen')} className="link">
        {text.seeScreens}
      </Link>
    </div>
    <div className="grid top">
      {postKinds.map((kind) => (
        <NewestPosts key={kind} kind={kind} />
      ))}
    </div>
  </section>
)

function NewestPosts({ kind }: { kind: PostKind }) {
  const posts = useRead(api.club.posts.onShow, { kind })
  const isAdmin = useMe().role === 'admin'
  const { moment } = useMoments()
  return (
    <Panel title={kindText[kind]} action={<Link to={listOf(kind)}>{text.seeAll}</Link>} flush>
      <Loaded
        read={posts}
        skeleton={<Bone height={132} radius={0} />}
        empty={
          <p className="empty">
            {text.empty} {isAdmin && <Link to={to('newsCreate', { kind })}>{text.create}</Link>}
          </p>
        }
      >
        {(posts) => (
          <List bare>
            {posts.slice(0, postsPerKind).map((post) => (
              <ListRow key={post.id} to={to('newsEdit', { idNew: post.id })}>
                <span className="frame" style={{ width: 44, height: 44 }}>
                  <PostImage post={post} sizes="44px" />
                </span>
                <span className="stack gap-2 grow">
                  <b className="strong">{post.title}</b>
                  <time className="note number" dateTime={post.createdAt}>
                    {moment(post.createdAt)}
                  </time>
                </span>
              </ListRow>
            ))}
          </List>
        )}
      </Loaded>
    </Panel>
  )
}
