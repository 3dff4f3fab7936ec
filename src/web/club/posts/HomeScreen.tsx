import { api } from '#contract/api.ts'
import { to } from '#contract/club/pages.public.ts'
import type { PublicPost } from '#contract/club/posts.ts'
import { venueFromQuery } from '#contract/pageUrl.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { Island } from '#web/kernel/navigation/Island.tsx'
import { useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { useMe } from '#web/kernel/session/session.ts'
import { PhoneOnly } from '#web/kernel/shells/phone/PhoneOnly.tsx'
import { PhoneTitle } from '#web/kernel/shells/phone/PhonePage.tsx'
import { usePhoneShellContent } from '#web/kernel/shells/phone/phoneShellContent.ts'
import { MediaCard } from '#web/kernel/ui/layout/MediaCard.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { PlaceholderScene } from '#web/kernel/ui/scenes/PlaceholderScene.tsx'
import { useTitle, useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { MyBags } from '../bagRequests/MyBags.tsx'
import { BagRoomQueue, BagRoomScan } from '../custody/BagRoomQueue.tsx'
import { PostImage } from './PostImage.tsx'
import { homeText as text } from './posts.text.ts'

/** The home page of the phone app: the club's news for visitors, and for members also their bags. */
export const HomeScreen = () => (
  <PhoneOnly>
    <Home />
  </PhoneOnly>
)

function Home() {
  const query = useSearchParams()
  const { name, role } = useMe()
  const news = useRead(api.club.posts.news, venueFromQuery(query))
  const { home: Offered } = usePhoneShellContent()
  const title = name ? text.hello(name) : text.welcome
  useTitle(title)
  return (
    <>
      <BagRoomQueue />
      <PhoneTitle>{title}</PhoneTitle>
      <Island>
        <Offered />
      </Island>
      <Island>{(role === 'member' || role === 'lider') && <MyBags />}</Island>
      <div className="above">
        <Loaded read={news} skeleton={<SkeletonBox height={320} radius={10} />} empty={<NoNews />}>
          {(posts) => (
            <ul className="stack gap-20">
              {posts.map((post, i) => (
                <Island key={post.id}>
                  <NewsCard post={post} first={i === 0} />
                </Island>
              ))}
            </ul>
          )}
        </Loaded>
      </div>
      <BagRoomScan />
    </>
  )
}

const NoNews = () => (
  <>
    <div className="frame">
      <PlaceholderScene />
    </div>
    <p className="muted above">{text.nothing}</p>
  </>
)

function NewsCard({ post, first }: { post: PublicPost; first: boolean }) {
  const query = useSearchParams()
  const { moment } = useVenueTimeFormat()
  const image = <PostImage post={{ ...post, kind: 'news' }} sizes="(max-width: 560px) 100vw, 520px" eager={first} />
  return (
    <MediaCard
      title={<a href={to('newsPage', { idNew: post.id }, venueFromQuery(query))}>{post.title}</a>}
      image={image}
    >
      <time className="note" dateTime={post.createdAt}>
        {moment(post.createdAt)}
      </time>
      <p className="written">{post.description}</p>
    </MediaCard>
  )
}
