import IconBroadcast from 'icon:broadcast'
import IconDeviceMobile from 'icon:device-mobile'
import { api } from '#contract/api.ts'
import type { PublicVenue } from '#contract/kernel/venues.ts'
import { venueFromQuery } from '#contract/pageUrl.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { Island } from '#web/kernel/navigation/Island.tsx'
import { useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { useHydrated } from '#web/kernel/navigation/useHydrated.ts'
import { PhonePage } from '#web/kernel/shells/phone/PhonePage.tsx'
import { MediaCard } from '#web/kernel/ui/layout/MediaCard.tsx'
import { EmptyPanel, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { CardImage } from '#web/kernel/ui/photos/CardImage.tsx'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { isInLiveWindow, isIos } from './liveNow.ts'
import { newsText as text } from './news.text.ts'

export function NewsScreen() {
  const venue = venueFromQuery(useSearchParams())
  const front = useRead(api.kernel.venues.front, venue).data
  const news = useRead(api.club.posts.news, venue)
  const { moment } = useVenueTimeFormat()
  return (
    <PhonePage title={text.title} sentence={text.sentence}>
      <Island>{front && <LiveOrCourse front={front} />}</Island>
      <Loaded
        read={news}
        skeleton={<SkeletonBox height={320} radius={10} />}
        empty={<EmptyPanel sentence={text.nothing} />}
      >
        {(posts) => (
          <ul className="stack gap-20">
            {posts.map(({ id, title, description, photo, createdAt }, i) => (
              <Island key={id}>
                <MediaCard title={title} image={<CardImage photo={photo} eager={i === 0} />}>
                  <time dateTime={createdAt}>{moment(createdAt)}</time>
                  <p>{description}</p>
                </MediaCard>
              </Island>
            ))}
          </ul>
        )}
      </Loaded>
    </PhonePage>
  )
}

/**
 * Link to the live channel during the venue's live window; otherwise to the course app for this phone. The server knows neither
 * the phone nor, on a cached page, the time: it renders the button without a URL.
 */
function LiveOrCourse({ front }: { front: PublicVenue }) {
  const { live, timeZone, liveChannel, courseAppIos, courseAppOther } = front
  const isHydrated = useHydrated()
  const onAir = isHydrated && isInLiveWindow(live, timeZone, new Date())
  const courseApp = isHydrated && (isIos(navigator) ? courseAppIos : courseAppOther)
  const address = onAir ? liveChannel : courseApp
  if (isHydrated ? !address : !(courseAppIos && courseAppOther)) return null
  const Icon = onAir ? IconBroadcast : IconDeviceMobile
  return (
    <a className="button" data-primary={onAir || undefined} href={address || undefined} rel="noopener" target="_blank">
      <Icon size={22} stroke={1.8} aria-hidden />
      {onAir ? text.live : text.course}
    </a>
  )
}
