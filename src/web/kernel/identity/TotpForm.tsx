import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { ReactNode } from 'react'
import type { TotpSetup } from '#contract/kernel/secondFactor.ts'
import { Lazy } from '#web/kernel/navigation/Lazy.tsx'
import { lazyPart } from '#web/kernel/navigation/lazyPart.ts'
import { requiredCheck } from '#web/kernel/ui/forms/checks.ts'
import { Form, FormActions } from '#web/kernel/ui/forms/Form.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { secondFactorText } from './secondFactor.text.ts'

const text = secondFactorText.totp
/** The QR code is loaded when it is shown: the sign-in page contains this form, and few people need it there. */
const qrCode = lazyPart(() => import('#web/kernel/ui/print/QrCode.tsx').then((m) => m.QrCode))

interface TotpFormProps {
  setup: TotpSetup
  confirm: (confirmation: { token: string; code: string }) => Promise<unknown>
  children?: ReactNode
}

/** The QR code for an authenticator app, and the field for the first code that it shows. */
export function TotpForm({ setup, confirm, children }: TotpFormProps) {
  const form = useForm({ initialValues: { code: '' }, validate: { code: requiredCheck() } })
  return (
    <Form
      form={form}
      unsaved={false}
      refused={{ wrong_sign_in_code: 'code' }}
      send={({ code }) => confirm({ token: setup.token, code: code.replaceAll(/\s/g, '') })}
    >
      <p>{text.scan}</p>
      <div style={{ maxWidth: 220 }}>
        <Lazy part={qrCode} with={{ text: setup.uri, label: text.alt }} until={<SkeletonBox height={220} />} />
      </div>
      <p>
        <code>{setup.secret.replaceAll(/(.{4})/g, '$1 ')}</code>
      </p>
      <TextInput
        label={text.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        {...form.getInputProps('code')}
      />
      <FormActions>
        <Button type="submit">{text.submit}</Button>
        {children}
      </FormActions>
    </Form>
  )
}
