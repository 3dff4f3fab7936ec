import { api } from '#contract/api.ts'
import { to } from '#contract/community/pages.ts'
import { venueFromQuery } from '#contract/pageUrl.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { PhonePage } from '#web/kernel/shells/phone/PhonePage.tsx'
import { MediaCard } from '#web/kernel/ui/layout/MediaCard.tsx'
import { EmptyPanel, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { CardImage } from '#web/kernel/ui/photos/CardImage.tsx'
import classes from './bookings.module.css'
import { hoursText as text } from './bookings.text.ts'

export function HoursScreen() {
  const venue = venueFromQuery(useSearchParams())
  const activities = useRead(api.community.activities.list, venue)
  return (
    <PhonePage title={text.title}>
      <Loaded
        read={activities}
        skeleton={<SkeletonBox height={320} radius={10} />}
        empty={<EmptyPanel sentence={text.empty} />}
      >
        {(activities) => (
          <ul className="stack gap-20">
            {activities.map(({ id, name, hours, photo, bookable }, i) => (
              <MediaCard key={id} title={name} image={<CardImage photo={photo} eager={i === 0} />}>
                <p className={classes.hours}>{hours}</p>
                {bookable && (
                  <Link
                    to={to('booking', { idActivity: id }, venue)}
                    className="button"
                    data-primary
                    aria-label={text.bookOf(name)}
                  >
                    {text.book}
                  </Link>
                )}
              </MediaCard>
            ))}
          </ul>
        )}
      </Loaded>
    </PhonePage>
  )
}
