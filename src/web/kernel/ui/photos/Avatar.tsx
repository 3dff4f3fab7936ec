import type { Photo } from '#contract/kernel/files.ts'
import { firstCharacterOf } from '#web/kernel/text/initial.ts'
import { Picture } from '#web/kernel/ui/photos/Picture.tsx'
import classes from './Avatar.module.css'

interface AvatarProps {
  firstName: string
  lastName: string
  photo: Photo | null
  size?: number
}

/** A person's photo or initials. Hidden from screen readers, because the name is beside it. */
export const Avatar = ({ firstName, lastName, photo, size = 48 }: AvatarProps) => (
  <span className={classes.avatar} style={{ width: size, height: size, fontSize: size / 2.6 }} aria-hidden>
    {photo ? <Picture photo={photo} sizes={`${size}px`} /> : firstCharacterOf(firstName) + firstCharacterOf(lastName)}
  </span>
)
