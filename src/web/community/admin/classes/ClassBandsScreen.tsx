import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Button, Checkbox, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { api } from '#contract/api.ts'
import { bandsByAge, defaultBands } from '#contract/community/classes.limits.ts'
import type { ClassBand } from '#contract/community/classes.ts'
import { memberClasses } from '#contract/community/members.limits.ts'
import { to } from '#contract/community/pages.staff.ts'
import { daysAfter } from '#contract/kernel/days.limits.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { Notice } from '#web/kernel/ui/feedback/Notice.tsx'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { Form, FormActions } from '#web/kernel/ui/forms/Form.tsx'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { useToday } from '#web/kernel/venues/useToday.ts'
import { absencesText } from '../absences/absences.text.ts'
import classes from './ClassBandsScreen.module.css'
import { classesText as text } from './classes.text.ts'

/** First and last birthday of each class; empty for a class without a band. */
interface BandValues extends Record<string, unknown> {
  from: string[]
  until: string[]
  moveMembers: boolean
}

const toValues = (bands: readonly ClassBand[]) => {
  const found = memberClasses.map((name) => bands.find((band) => band.class === name))
  return {
    from: found.map((band) => band?.from ?? ''),
    until: found.map((band) => (band ? daysAfter(band.before, -1) : '')),
  }
}

const toBands = ({ from, until }: BandValues): ClassBand[] =>
  memberClasses.flatMap((name, i) => {
    const [first, last] = [from[i], until[i]]
    return first && last ? [{ class: name, from: first, before: daysAfter(last, 1) }] : []
  })

/** Page for the bands: the ranges of birthdays by which members get their class. */
export function ClassBandsScreen() {
  const read = useRead(api.community.classes.bands)
  return (
    <Screen
      title={text.title}
      narrow
      actions={<LinkButton to={to('absence')}>{text.back(absencesText.title)}</LinkButton>}
    >
      <Loaded read={read} skeleton={<SkeletonBox height={520} radius={10} />}>
        {({ bands, outside }) => (
          <>
            {outside > 0 && <Notice sentence={text.outside(outside)} hint={text.outsideHint} />}
            <BandsForm bands={bands} key={JSON.stringify(bands)} />
          </>
        )}
      </Loaded>
    </Screen>
  )
}

function BandsForm({ bands }: { bands: readonly ClassBand[] }) {
  const today = useToday()
  const form = useForm<BandValues>({ initialValues: { ...toValues(bands), moveMembers: true } })
  const save = useWrite(api.community.classes.saveBands, {
    onSuccess: ({ moved }) => {
      popup.success(text.saved(moved))
      form.resetDirty()
    },
  })
  return (
    <Panel title={text.panel} sentence={text.hint}>
      <Form
        form={form}
        unsaved={form.isDirty()}
        send={(values) => save.mutateAsync({ bands: toBands(values), moveMembers: values.moveMembers })}
      >
        <div className="group gap-8">
          <Button variant="default" onClick={() => form.setValues(toValues(bandsByAge(today)))}>
            {text.byAge}
          </Button>
          <Button variant="default" onClick={() => form.setValues(toValues(defaultBands))}>
            {text.original}
          </Button>
        </div>
        <ul className={classes.bands}>
          {memberClasses.map((name, i) => (
            <li key={name}>
              <strong>{absencesText.ofClass(name)}</strong>
              <TextInput type="date" label={text.from} {...form.getInputProps(`from.${i}`)} />
              <TextInput type="date" label={text.until} {...form.getInputProps(`until.${i}`)} />
            </li>
          ))}
        </ul>
        <Checkbox
          label={text.move}
          description={text.moveHint}
          {...form.getInputProps('moveMembers', { type: 'checkbox' })}
        />
        <FormActions>
          <Button type="submit" loading={save.isPending}>
            {text.save}
          </Button>
        </FormActions>
      </Form>
    </Panel>
  )
}
