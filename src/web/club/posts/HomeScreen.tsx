import { api } from '#contract/api.ts'
import { to } from '#contract/club/pages.public.ts'
import type { PublicPost } from '#contract/club/posts.ts'
import { venueFromQuery } from '#contract/pageUrl.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useSearch } from '#web/kernel/navigation/navigation.tsx'
import { useMe } from '#web/kernel/session/session.ts'
import { usePhoneOffers } from '#web/kernel/shells/phone/offers.ts'
import { PhoneOnly } from '#web/kernel/shells/phone/PhoneOnly.tsx'
import { PhoneTitle } from '#web/kernel/shells/phone/PhonePage.tsx'
import { MediaCard } from '#web/kernel/ui/layout/MediaCard.tsx'
import { Bone } from '#web/kernel/ui/loading/Bone.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { PlaceholderScene } from '#web/kernel/ui/scenes/PlaceholderScene.tsx'
import { useMoments, useTitle } from '#web/kernel/venues/venue.ts'
import { MyBags } from '../bagRequests/MyBags.tsx'
import { QueuedMoves } from '../custody/QueuedMoves.tsx'
import { ScanAnother } from '../custody/ScanAnother.tsx'
import { PostImage } from './PostImage.tsx'
import { homeText as text } from './posts.text.ts'

/** The home page of the phone app: the club's news for visitors, and for members also their bags. */
export const HomeScreen = () => (
  <PhoneOnly>
    <Home />
  </PhoneOnly>
)

function Home() {
  const query = useSearch()
  const { name, role } = useMe()
  const news = useRead(api.club.posts.news, venueFromQuery(query))
  const { home: Offered } = usePhoneOffers()
  const title = name ? text.hello(name) : text.welcome
  useTitle(title)
  return (
    <>
      <QueuedMoves />
      <PhoneTitle>{title}</PhoneTitle>
      <Offered />
      {(role === 'member' || role === 'lider') && <MyBags />}
      <div className="above">
        <Loaded read={news} skeleton={<Bone height={320} radius={10} />} empty={<NoNews />}>
          {(posts) => (
            <ul className="stack gap-20">
              {posts.map((post, i) => (
                <NewsCard key={post.id} post={post} first={i === 0} />
              ))}
            </ul>
          )}
        </Loaded>
      </div>
      <ScanAnother />
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
  const query = useSearch()
  const { moment } = useMoments()
  const image = <PostImage post={{ ...post, kind: 'news' }} sizes="(max-width: 560px) 100vw, 520px" eager={first} />
  return (
    <MediaCard
      title={<a href={to('newsPage', { idNew: post.id }, venueFromQuery(query))}>{post.title}</a>}
      image={image}
    >
      <time dateTime={post.createdAt}>{moment(post.createdAt)}</time>
      <p>{post.description}</p>
    </MediaCard>
  )
}
