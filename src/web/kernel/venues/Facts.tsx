import type { ReactNode } from 'react'
import classes from './Facts.module.css'
import { venuesText } from './venues.text.ts'

export type Fact = [name: string, value: ReactNode]

/** Names and values, ruled. What is not set says so. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={classes.facts}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value || venuesText.configurations.none}</dd>
      </div>
    ))}
  </dl>
)
