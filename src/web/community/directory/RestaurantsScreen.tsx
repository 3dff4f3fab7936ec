import IconPhone from 'icon:phone'
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
import { telUrl } from '../telUrl.ts'
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
            {restaurants.map(({ id, name, photo, hours, phone, menuLink }, i) => (
              <MediaCard key={id} title={name} image={<CardImage photo={photo} eager={i === 0} />}>
                {hours && <p className="muted">{hours}</p>}
                {(phone || menuLink) && (
                  <div className="stack gap-8 above">
                    {menuLink && (
                      <a className="button" data-primary href={menuLink} aria-label={text.menuOf(name)}>
                        {text.menu}
                      </a>
                    )}
                    {phone && (
                      <a className="button" href={telUrl(phone)} aria-label={text.phoneOf(phone, name)}>
                        <IconPhone size={22} stroke={1.8} aria-hidden />
                        {text.phone(phone)}
                      </a>
                    )}
                  </div>
                )}
              </MediaCard>
            ))}
          </ul>
        )}
      </Loaded>
    </PhonePage>
  )
}
