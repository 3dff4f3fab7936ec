import type { ComponentPropsWithRef } from 'react'
import classes from './Callout.module.css'

interface CalloutProps extends Omit<ComponentPropsWithRef<'div'>, 'className'> {
  tone?: 'good' | 'warn' | 'bad'
}

/** Words on a soft colour, as part of a page: an answer, a warning. What interrupts the work is a Notice. */
export const Callout = ({ tone = 'warn', ...rest }: CalloutProps) => (
  <div className={classes.callout} data-tone={tone} {...rest} />
)
