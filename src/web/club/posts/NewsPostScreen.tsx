import { api } from '#contract/api.ts'
import { to } from '#contract/club/pages.public.ts'
import type { PublicPost } from '#contract/club/posts.ts'
import { phoneHomePath } from '#contract/redirects.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { previewImageUrl } from '#web/kernel/navigation/documentHead.ts'
import { GuestLoaded } from '#web/kernel/shells/guest/GuestLoaded.tsx'
import { useGuestUrl } from '#web/kernel/shells/guest/guestUrl.ts'
import { Picture } from '#web/kernel/ui/photos/Picture.tsx'
import { useTitle, useVenueName, useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import classes from './NewsPostScreen.module.css'

/** Public page of one news post, for shared links and search engines. */
export function NewsPostScreen() {
  const { named, params } = useGuestUrl()
  const read = useRead(api.club.posts.shown, { ...named, id: params.idNew ?? '' })
  return <GuestLoaded read={read}>{(post) => <NewsPost post={post} />}</GuestLoaded>
}

function NewsPost({ post }: { post: PublicPost }) {
  const { id, title, description, photo, createdAt } = post
  const { named } = useGuestUrl()
  const { moment } = useVenueTimeFormat()
  const venue = useVenueName()
  const canonical = to('newsPage', { idNew: id })
  useTitle(title, {
    description,
    photo,
    canonical,
    about: {
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      headline: title,
      description,
      url: canonical,
      datePublished: createdAt,
      ...(photo ? { image: previewImageUrl(photo) } : {}),
    },
  })
  return (
    <>
      <header className={classes.header}>
        <a className="strong" href={phoneHomePath(named.venue)}>
          {venue}
        </a>
      </header>
      <main className={classes.news}>
        {photo && (
          <div className={`frame ${classes.image}`}>
            <Picture photo={photo} sizes="(max-width: 760px) 100vw, 760px" eager />
          </div>
        )}
        <h1 tabIndex={-1}>{title}</h1>
        <time className="muted" dateTime={createdAt}>
          {moment(createdAt)}
        </time>
        <p className="written">{description}</p>
      </main>
    </>
  )
}
