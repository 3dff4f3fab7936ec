import classes from './FavouriteButton.module.css'
import { favouritesText as text } from './favourites.text.ts'
import { useFavourites } from './favourites.ts'
import { Heart } from './icons.tsx'

interface FavouriteButtonProps {
  listing: { number: number; direction: string }
}

/** Saves a property as favourite on this device, or removes it. */
export function FavouriteButton({ listing: { number, direction } }: FavouriteButtonProps) {
  const { numbers, toggle } = useFavourites()
  const isFavourite = numbers.includes(number)
  return (
    <button
      type="button"
      className={`round ${classes.heart}`}
      aria-pressed={isFavourite}
      aria-label={text.favourite(direction)}
      onClick={() => toggle(number)}
    >
      <Heart size={22} filled={isFavourite} />
    </button>
  )
}
