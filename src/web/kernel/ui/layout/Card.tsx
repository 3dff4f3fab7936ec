import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react'
import classes from './Card.module.css'

type CardProps<Tag extends ElementType> = {
  as?: Tag
  /** Words, one under the other; without it, what is in the card reaches its edges. */
  padded?: boolean
  /** Asks for somebody's attention. */
  accent?: boolean
} & Omit<ComponentPropsWithRef<Tag>, 'as' | 'padded' | 'accent'>

/** A surface with a hairline around it. */
export function Card<Tag extends ElementType = 'div'>(props: CardProps<Tag>) {
  const { as: Tag = 'div' as ElementType, padded, accent, className, ...rest } = props
  return (
    <Tag
      className={className ? `${classes.card} ${className}` : classes.card}
      data-padded={padded || undefined}
      data-accent={accent || undefined}
      {...rest}
    />
  )
}

interface MediaCardProps {
  title: ReactNode
  /** As wide as the card: a photo is cut to 4:3, a video keeps its own shape. */
  image?: ReactNode
  video?: ReactNode
  children?: ReactNode
}

/** An item of a list of cards: a picture with a title and words below it. */
export const MediaCard = ({ title, image, video, children }: MediaCardProps) => (
  <Card as="li">
    {image && <div className={classes.image}>{image}</div>}
    {video}
    <div className={classes.words}>
      <h2>{title}</h2>
      {children}
    </div>
  </Card>
)
