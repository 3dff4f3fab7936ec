import { TextInput } from '@mantine/core'
import { api } from '#contract/api.ts'
import { custodyLimits } from '#contract/club/custody.limits.ts'
import { to as toKernel } from '#contract/kernel/pages.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { CreateForm } from '#web/kernel/ui/forms/CreateForm.tsx'
import { requiredCheck } from '#web/kernel/ui/forms/checks.ts'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { custodyText } from './custody.text.ts'

const text = custodyText.setCode

/** Form for the time of day at which all shifts of the bag room end. */
const ShiftEndPanel = ({ shiftEnd }: { shiftEnd: string }) => (
  <Panel title={custodyText.shift.endTitle} sentence={custodyText.shift.endSentence}>
    <CreateForm
      key={shiftEnd}
      start={{ shiftEnd }}
      checks={{ shiftEnd: requiredCheck(5) }}
      write={api.club.custody.setShiftEnd}
      input={(_, values) => values}
      said={custodyText.shift.endSaved}
    >
      {(form) => (
        <TextInput type="time" label={custodyText.shift.endLabel} required {...form.getInputProps('shiftEnd')} />
      )}
    </CreateForm>
  </Panel>
)

const emptyCode = { code: '' }
const checks = {
  code: (code: string) =>
    requiredCheck(custodyLimits.code)(code) ??
    (code.trim().length < custodyLimits.codeMin ? text.short(custodyLimits.codeMin) : null),
}

export function BagCodeScreen() {
  const { moment } = useVenueTimeFormat()
  const currentCode = useRead(api.club.custody.code).data
  return (
    <Screen title={text.title} narrow actions={<LinkButton to={toKernel('configurations')}>{text.back}</LinkButton>}>
      <div className="stack gap-20">
        <Panel sentence={text.sentence}>
          <CreateForm
            start={emptyCode}
            checks={checks}
            write={api.club.custody.setCode}
            input={(_, values) => values}
            said={text.saved}
          >
            {(form) => (
              <TextInput
                label={text.label}
                description={
                  currentCode && (currentCode.changedAt ? text.changed(moment(currentCode.changedAt)) : text.never)
                }
                inputMode="numeric"
                autoComplete="off"
                maxLength={custodyLimits.code}
                required
                {...form.getInputProps('code')}
              />
            )}
          </CreateForm>
        </Panel>
        {currentCode?.changedAt && <ShiftEndPanel shiftEnd={currentCode.shiftEnd} />}
      </div>
    </Screen>
  )
}
