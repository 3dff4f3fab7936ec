import type { ReactNode } from 'react'
import { Fact, Facts } from '#web/kernel/ui/lists/Facts.tsx'
import { venuesText } from './venues.text.ts'

export type SettingFact = [name: string, value: ReactNode]

/** The settings of a panel; empty values show a dash. */
export const SettingFacts = ({ facts }: { facts: readonly SettingFact[] }) => (
  <Facts>
    {facts.map(([name, value]) => (
      <Fact key={name} label={name}>
        {value || venuesText.configurations.none}
      </Fact>
    ))}
  </Facts>
)
