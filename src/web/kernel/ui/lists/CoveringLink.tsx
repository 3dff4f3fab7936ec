import type { ComponentProps } from 'react'
import { Link } from '#web/kernel/navigation/Link.tsx'
import classes from './CoveringLink.module.css'

/** A link that covers its nearest positioned ancestor, so that the whole row or card is clickable. Positioned buttons stay above it. */
export const CoveringLink = (props: Omit<ComponentProps<typeof Link>, 'className'>) => (
  <Link {...props} className={classes.link} />
)
