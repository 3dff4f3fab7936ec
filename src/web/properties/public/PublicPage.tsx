import { IconHeart } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { to } from '#contract/properties/pages.public.ts'
import { Link } from '#web/kernel/navigation/Link.tsx'
import { useReader } from '#web/kernel/shells/guest/reader.ts'
import { useVenueName } from '#web/kernel/venues/venue.ts'
import { useFavourites } from './favourites.ts'
import classes from './PublicPage.module.css'
import { listText as text } from './public.text.ts'

/** What stands on every public page of the properties: whose they are, one's favourites, and the page. */
export function PublicPage({ children }: { children: ReactNode }) {
  const name = useVenueName()
  const { named } = useReader()
  const { numbers } = useFavourites()
  return (
    <>
      <header className={classes.header}>
        <Link to={to('properties', named)} className={classes.venue}>
          {name}
        </Link>
        <Link to={to('properties', { ...named, view: 'favourites' })} className={classes.favourites}>
          <IconHeart size={18} aria-hidden />
          {numbers.length > 0 ? text.favouritesOn(numbers.length) : text.favourites}
        </Link>
      </header>
      <main className={classes.main}>{children}</main>
    </>
  )
}
