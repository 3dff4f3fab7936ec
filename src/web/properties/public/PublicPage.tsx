import type { ReactNode } from 'react'
import { to } from '#contract/properties/pages.public.ts'
import { Island } from '#web/kernel/navigation/Island.tsx'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useVenueName } from '#web/kernel/venues/venue.ts'
import { favouritesText as text } from './favourites.text.ts'
import { useFavourites } from './favourites.ts'
import { HeartIcon } from './icons.tsx'
import classes from './PublicPage.module.css'
import { usePublicPageParams } from './publicPageParams.ts'

/** The frame of the public property pages: a header with the venue's name and the link to the favourites. */
export const PublicPage = ({ children }: { children: ReactNode }) => (
  <>
    <header className={`group nowrap between strong ${classes.header}`}>
      <Island>
        <HeaderLinks />
      </Island>
    </header>
    <main className={classes.main}>
      <Island>{children}</Island>
    </main>
  </>
)

function HeaderLinks() {
  const name = useVenueName()
  const { venueParam } = usePublicPageParams()
  const { numbers } = useFavourites()
  return (
    <>
      <Link to={to('properties', venueParam)} className="group">
        {name}
      </Link>
      <Link to={to('properties', { ...venueParam, view: 'favourites' })} className="group nowrap gap-6">
        <HeartIcon size={18} />
        {numbers.length > 0 ? text.favouritesOn(numbers.length) : text.favourites}
      </Link>
    </>
  )
}
