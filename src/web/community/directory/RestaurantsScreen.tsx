import { api } from '#contract/api.ts'
import { venueFromQuery } from '#contract/pageUrl.ts'
import { phoneHomePath } from '#contract/redirects.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { PhonePage } from '#web/kernel/shells/phone/PhonePage.tsx'
import { MediaCard } from '#web/kernel/ui/layout/MediaCard.tsx'
import { EmptyPanel, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { CardImage } from '#web/kernel/ui/photos/CardImage.tsx'
import { restaurantsText as text } from './directory.text.ts'

export function RestaurantsScreen() {
  const venue = venueFromQuery(useSearchParams())
  const restaurants = useRead(api.community.directory.restaurants, venue)
  return (
    <PhonePage title={text.title} back={phoneHomePath(venue.venue)}>
      <Loaded
        read={restaurants}
        skeleton={<SkeletonBox height={320} radius={10} />}
        empty={<EmptyPanel sentence={text.empty} />}
      >
        {(restaurants) => (
          <ul className="stack gap-20">
            {restaurants.map(({ id, name, photo }, i) => (
              <MediaCard key={id} title={name} image={<CardImage photo={photo} eager={i === 0} />} />
            ))}
          </ul>
        )}
      </Loaded>
    </PhonePage>
  )
}
