import { TextInput } from '@mantine/core'
import { api } from '#contract/api.ts'
import { custodyLimits } from '#contract/club/custody.limits.ts'
import { to as toKernel } from '#contract/kernel/pages.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { CreateForm } from '#web/kernel/ui/forms/CreateForm.tsx'
import { required } from '#web/kernel/ui/forms/checks.ts'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { useMoments } from '#web/kernel/venues/venue.ts'
import { custodyText } from './custody.text.ts'

const text = custodyText.setCode

const emptyCode = { code: '' }
const checks = {
  code: (code: string) =>
    required(custodyLimits.code)(code) ??
    (code.trim().length < custodyLimits.codeMin ? text.short(custodyLimits.codeMin) : null),
}

export function BagCodeScreen() {
  const { moment } = useMoments()
  const currentCode = useRead(api.club.custody.code).data
  return (
    <Screen title={text.title} narrow actions={<LinkButton to={toKernel('configurations')}>{text.back}</LinkButton>}>
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
    </Screen>
  )
}
