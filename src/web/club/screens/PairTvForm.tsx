import { TextInput } from '@mantine/core'
import { api } from '#contract/api.ts'
import { tvLimits } from '#contract/club/screens.limits.ts'
import { CreateForm } from '#web/kernel/ui/forms/CreateForm.tsx'
import { requiredCheck } from '#web/kernel/ui/forms/checks.ts'
import { screensAdminText as text } from './screensAdmin.text.ts'
import { TvFields, type TvValues, tvChecks } from './TvFields.tsx'
import classes from './TvsScreen.module.css'

interface PairValues extends TvValues {
  code: string
}

const emptyPairing: PairValues = { code: '', name: '', boards: ['news'] }

const withoutSeparators = (code: string) => code.replaceAll(/[\s-]/g, '')
const checks = {
  ...tvChecks,
  code: (code: string) =>
    requiredCheck()(code) ?? (withoutSeparators(code).length === tvLimits.codeLength ? null : text.codeShape),
}

export const PairTvForm = () => (
  <CreateForm
    start={emptyPairing}
    checks={checks}
    refused={{ wrong_code: 'code' }}
    write={api.club.screens.pair}
    input={(id, { code, name, boards }) => ({ id, code, name, boards })}
    said={text.paired}
    submit={text.submit}
  >
    {(form) => (
      <>
        <TextInput
          label={text.code}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={12}
          required
          classNames={{ input: classes.code ?? '' }}
          {...form.getInputProps('code')}
        />
        <TvFields form={form} />
      </>
    )}
  </CreateForm>
)
