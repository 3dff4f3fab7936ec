import type { ReactNode } from 'react'
import classes from './PhoneCard.module.css'

interface PhoneCardProps {
  title: ReactNode
  image: ReactNode
  children?: ReactNode
}

/** A picture with words below it, as wide as the phone: a post, an activity, a restaurant. */
export const PhoneCard = ({ title, image, children }: PhoneCardProps) => (
  <li className={classes.card}>
    <div className={classes.image}>{image}</div>
    <div className={classes.words}>
      <h2>{title}</h2>
      {children}
    </div>
  </li>
)

export const PhoneCards = ({ children }: { children: ReactNode }) => <ul className={classes.cards}>{children}</ul>
