import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { api } from '#contract/api.ts'
import { custodyLimits } from '#contract/club/custody.limits.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { required } from '#web/kernel/ui/checks.ts'
import { Form, FormActions } from '#web/kernel/ui/Form.tsx'
import { LinkButton } from '#web/kernel/ui/LinkButton.tsx'
import { Panel } from '#web/kernel/ui/Panel.tsx'
import { popup } from '#web/kernel/ui/popups.ts'
import { Screen } from '#web/kernel/ui/Screen.tsx'
import { useMoments } from '#web/kernel/venues/venue.ts'
import { custodyText } from './custody.text.ts'

const text = custodyText.setCode

export function BagCodeScreen() {
  const { moment } = useMoments()
  const known = useRead(api.club.custody.code).data
  const form = useForm({
    initialValues: { code: '' },
    validate: {
      code: (code) =>
        required(custodyLimits.code)(code) ??
        (code.trim().length < custodyLimits.codeMin ? text.short(custodyLimits.codeMin) : null),
    },
  })
  const set = useWrite(api.club.custody.setCode, {
    onSuccess: () => {
      popup.success(text.saved)
      form.reset()
    },
  })
  return (
    <Screen title={text.title} narrow actions={<LinkButton to="/configurations">{text.back}</LinkButton>}>
      <Panel sentence={text.sentence}>
        <Form form={form} send={set.mutateAsync}>
          <TextInput
            label={text.label}
            description={known && (known.changedAt ? text.changed(moment(known.changedAt)) : text.never)}
            inputMode="numeric"
            autoComplete="off"
            maxLength={custodyLimits.code}
            required
            {...form.getInputProps('code')}
          />
          <FormActions>
            <Button type="submit" loading={set.isPending}>
              {text.save}
            </Button>
          </FormActions>
        </Form>
      </Panel>
    </Screen>
  )
}
