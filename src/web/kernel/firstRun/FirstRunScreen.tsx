import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useEffect, useState } from 'react'
import { api } from '#contract/api.ts'
import { to } from '#contract/kernel/pages.ts'
import { homePathOf } from '#contract/redirects.ts'
import type { Failure } from '#web/kernel/data/failure.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { uploadPicture } from '#web/kernel/data/upload.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { Lazy } from '#web/kernel/navigation/Lazy.tsx'
import { lazyPart } from '#web/kernel/navigation/lazyPart.ts'
import { useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { openNewDocument } from '#web/kernel/session/sessionChange.ts'
import { EntrancePage } from '#web/kernel/shells/entrance/EntrancePage.tsx'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { Form, FormActions } from '#web/kernel/ui/forms/Form.tsx'
import { AdminFields } from './AdminFields.tsx'
import classes from './FirstRunScreen.module.css'
import { firstRunText as text } from './firstRun.text.ts'
import { emptyFirstRun, type FirstRunValues, stepChecks } from './firstRunValues.ts'

const steps = [text.admin, text.venue, text.products, text.demo] as const
const laterFields = lazyPart(() => import('./FirstRunSteps.tsx').then((m) => m.LaterStepFields))

/** The page that the link of an empty instance opens: it creates the venue and its first admin. */
export function FirstRunScreen() {
  const key = useSearchParams().get('clave') ?? ''
  const state = useRead(api.kernel.firstRun.state, { key })
  const [refused, setRefused] = useState(false)
  const isClosed = refused || state.data?.isOpen === false || state.error?.kind === 'invalid'
  const onFailure = (failure: Failure) => {
    const isOver = failure.is('link_expired')
    if (isOver) setRefused(true)
    return isOver
  }
  if (!isClosed) return state.data ? <Steps linkKey={key} onFailure={onFailure} /> : null
  return (
    <EntrancePage title={text.closedTitle} sentence={text.closed}>
      <FormActions>
        <LinkButton to={to('login')} primary>
          {text.signIn}
        </LinkButton>
      </FormActions>
    </EntrancePage>
  )
}

/** Stores the logo of the new venue. The venue works without it, so a failure is only shown. */
const useLogoUpload = () => {
  const setLogo = useWrite(api.kernel.venues.setLogo)
  return async (logo: File) => {
    try {
      const photo = await uploadPicture(logo, { label: logo.name, signal: new AbortController().signal })
      await setLogo.mutateAsync({ logoId: photo.id })
    } catch {
      popup.error(text.logoFailed)
    }
  }
}

interface StepsProps {
  linkKey: string
  onFailure: (failure: Failure) => boolean
}

function Steps({ linkKey, onFailure }: StepsProps) {
  const [current, setCurrent] = useState(0)
  const [isDone, setDone] = useState(false)
  const form = useForm<FirstRunValues>({
    initialValues: emptyFirstRun(),
    validate: (values) => stepChecks[current]?.(values) ?? {},
  })
  const create = useWrite(api.kernel.firstRun.create)
  const saveLogo = useLogoUpload()
  const addDemo = useWrite(api.kernel.demo.add)
  const isLast = current === steps.length - 1
  const { title, sentence } = steps[current] ?? steps[0]
  useEffect(() => void laterFields.load().catch(() => {}), [])

  const send = async ({ again: _, logo, ...values }: FirstRunValues) => {
    if (!isLast) return setCurrent(current + 1)
    const { name, mail, password, venueName, primaryColor, timeZone, guestLanguage, products } = values
    const settings = { venueName, primaryColor, timeZone, guestLanguage, products }
    const { role } = await create.mutateAsync({ key: linkKey, name, mail, password, ...settings })
    setDone(true)
    if (logo) await saveLogo(logo)
    if (values.withDemo) await addDemo.mutateAsync(undefined).catch(() => popup.error(text.demoFailed))
    openNewDocument(homePathOf(role))
  }
  const showFailure = (failure: Failure) => {
    // The password is on the first step, so its refusal leads back to it.
    if (failure.is('weak_password')) setCurrent(0)
    return onFailure(failure)
  }
  return (
    <EntrancePage title={title} sentence={sentence}>
      <div className={classes.progress} role="img" aria-label={text.progress(current + 1, steps.length)}>
        {steps.map((step, i) => (
          <span key={step.title} data-done={i <= current || undefined} />
        ))}
      </div>
      <Form
        key={title}
        form={form}
        label={title}
        begins
        unsaved={form.isDirty() && !isDone}
        send={send}
        refused={{ weak_password: 'password' }}
        onFailure={showFailure}
      >
        {current === 0 ? <AdminFields form={form} /> : <Lazy part={laterFields} with={{ step: current, form }} />}
        <FormActions>
          <Button type="submit" loading={create.isPending || isDone}>
            {isLast ? text.submit : text.next}
          </Button>
          {current > 0 && (
            <Button variant="default" disabled={create.isPending || isDone} onClick={() => setCurrent(current - 1)}>
              {text.back}
            </Button>
          )}
        </FormActions>
      </Form>
    </EntrancePage>
  )
}
