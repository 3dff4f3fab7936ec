import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import classes from './FavouriteButton.module.css'
import { useFavourites } from './favourites.ts'
import { listText as text } from './public.text.ts'

interface FavouriteButtonProps {
  listing: { number: number; direction: string }
}

/** Saves a property on this device, or takes it off. */
export function FavouriteButton({ listing: { number, direction } }: FavouriteButtonProps) {
  const { numbers, toggle } = useFavourites()
  const isOne = numbers.includes(number)
  const Icon = isOne ? IconHeartFilled : IconHeart
  return (
    <button
      type="button"
      className={classes.heart}
      aria-pressed={isOne}
      aria-label={text.favourite(direction)}
      onClick={() => toggle(number)}
    >
      <Icon size={22} aria-hidden />
    </button>
  )
}
