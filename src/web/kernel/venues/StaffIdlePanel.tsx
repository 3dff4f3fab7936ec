import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import { Radio } from '@mantine/core'
import { api } from '#contract/api.ts'
import { staffIdleHours } from '#contract/kernel/venues.limits.ts'
import type { Configuration } from '#contract/kernel/venues.ts'
import { useMe } from '#web/kernel/session/session.ts'
import { useChoiceWrite } from '#web/kernel/ui/feedback/useChoiceWrite.ts'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { venuesText } from './venues.text.ts'

const text = venuesText.configurations.staffIdle

/** Shows the idle time after which staff must sign in again; admins can change it, and a choice is saved at once. */
export function StaffIdlePanel({ configuration }: { configuration: Configuration }) {
  const { role } = useMe()
  const save = useChoiceWrite(api.kernel.venues.setStaffIdle, text.saved)
  const shown = save.isPending ? save.variables.staffIdleHours : configuration.staffIdleHours
  return (
    <Panel title={text.title} sentence={text.sentence}>
      <Radio.Group
        aria-label={text.title}
        value={String(shown)}
        onChange={(value) => {
          const chosen = staffIdleHours.find((hours) => String(hours) === value)
          if (chosen) save.mutate({ staffIdleHours: chosen })
        }}
      >
        <div className="stack gap-8">
          {staffIdleHours.map((hours) => (
            <Radio
              key={hours}
              value={String(hours)}
              label={text.choices[hours]}
              disabled={role !== 'admin' || save.isPending}
            />
          ))}
        </div>
      </Radio.Group>
    </Panel>
  )
}
