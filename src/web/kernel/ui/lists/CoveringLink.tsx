import type { ComponentProps } from 'react'
import { Link } from '#web/kernel/navigation/Link.tsx'
import classes from './CoveringLink.module.css'

/** The whole row or card leads there: the first around it that has a position. Buttons with one of their own stay above. */
export const CoveringLink = (props: Omit<ComponentProps<typeof Link>, 'className'>) => (
  <Link {...props} className={classes.link} />
)
