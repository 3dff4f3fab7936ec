import type { ReactNode } from 'react'
import { to } from '#contract/properties/pages.public.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useVenueName } from '#web/kernel/venues/venue.ts'
import { favouritesText as text } from './favourites.text.ts'
import { useFavourites } from './favourites.ts'
import { Heart } from './icons.tsx'
import classes from './PublicPage.module.css'
import { useVisitor } from './visitor.ts'

/** The frame of the public property pages: a header with the venue's name and the link to the favourites. */
export function PublicPage({ children }: { children: ReactNode }) {
  const name = useVenueName()
  const { venueParam } = useVisitor()
  const { numbers } = useFavourites()
  return (
    <>
      <header className={`group nowrap between strong ${classes.header}`}>
        <Link to={to('properties', venueParam)} className="group">
          {name}
        </Link>
        <Link to={to('properties', { ...venueParam, view: 'favourites' })} className="group nowrap gap-6">
          <Heart size={18} />
          {numbers.length > 0 ? text.favouritesOn(numbers.length) : text.favourites}
        </Link>
      </header>
      <main className={classes.main}>{children}</main>
    </>
  )
}
