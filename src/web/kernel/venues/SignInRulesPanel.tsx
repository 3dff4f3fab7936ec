import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox } from '@mantine/core'
import { api } from '#contract/api.ts'
import type { Configuration } from '#contract/kernel/venues.ts'
import { useMe } from '#web/kernel/session/session.ts'
import { useChoiceWrite } from '#web/kernel/ui/feedback/useChoiceWrite.ts'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { venuesText } from './venues.text.ts'

const text = venuesText.configurations.signInRules

/** Shows the sign-in rules of the venue's staff; admins can change them. */
export function SignInRulesPanel({ configuration }: { configuration: Configuration }) {
  const { role } = useMe()
  const save = useChoiceWrite(api.kernel.venues.setSignInRules, text.saved)
  return (
    <Panel title={text.title}>
      <Checkbox
        label={text.secondFactor}
        description={text.hint}
        checked={(save.isPending ? save.variables : configuration).secondFactorRequired}
        disabled={role !== 'admin' || save.isPending}
        onChange={({ currentTarget }) => save.mutate({ secondFactorRequired: currentTarget.checked })}
      />
    </Panel>
  )
}
