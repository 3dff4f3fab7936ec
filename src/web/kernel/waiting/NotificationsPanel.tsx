import { Button, NativeSelect } from '@mantine/core'
import { api } from '#contract/api.ts'
import type { NotificationChoice } from '#contract/kernel/notifications.ts'
import { mailChoices } from '#contract/kernel/waiting.limits.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { type PushResult, usePushSubscription } from '#web/kernel/push/usePushSubscription.ts'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { useChoiceWrite } from '#web/kernel/ui/feedback/useChoiceWrite.ts'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import classes from './NotificationsPanel.module.css'
import { waitingText } from './waiting.text.ts'

const text = waitingText.notifications
const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}))

/** Chooses for each kind of waiting item whether this account sees it on the screen, by push or by mail; saved at once. */
export function NotificationsPanel() {
  const settings = useRead(api.kernel.notifications.settings)
  const save = useChoiceWrite(api.kernel.notifications.save, text.saved)
  return (
    <Panel title={text.title} sentence={text.sentence}>
      <Loaded read={settings} skeleton={<SkeletonBox height={420} radius={10} />}>
        {({ kinds, digestHour }) => {
          const chosen = save.isPending ? save.variables : { kinds, digestHour }
          const choiceOf = (known: NotificationChoice): NotificationChoice => ({
            ...known,
            ...chosen.kinds.find(({ kind }) => kind === known.kind),
          })
          const choices = kinds.map(choiceOf)
          const saveAll = (all: readonly NotificationChoice[], hour: number) =>
            save.mutate({
              kinds: all.map(({ kind, screen, push, mail }) => ({ kind, screen, push, mail })),
              digestHour: hour,
            })
          const change = (changed: NotificationChoice) =>
            saveAll(
              choices.map((known) => (known.kind === changed.kind ? changed : known)),
              chosen.digestHour,
            )
          return (
            <div className="stack gap-20">
              <ThisDevice />
              <ul className={classes.kinds}>
                {choices.map((choice) => (
                  <Row key={choice.kind} choice={choice} change={change} />
                ))}
              </ul>
              <NativeSelect
                className="narrow"
                label={text.hour}
                data={hours}
                value={String(chosen.digestHour)}
                onChange={(event) => saveAll(choices, Number(event.currentTarget.value))}
              />
            </div>
          )
        }}
      </Loaded>
    </Panel>
  )
}

interface RowProps {
  choice: NotificationChoice
  change: (changed: NotificationChoice) => void
}

function Row({ choice, change }: RowProps) {
  const { label, screen, push, mail, isAlwaysOnScreen } = choice
  return (
    <li className={classes.kind}>
      <b>{label}</b>
      <label>
        <input
          type="checkbox"
          checked={screen}
          disabled={isAlwaysOnScreen}
          aria-label={text.screenOf(label)}
          onChange={() => change({ ...choice, screen: !screen })}
        />
        {text.screen}
      </label>
      <label>
        <input
          type="checkbox"
          checked={push}
          aria-label={text.pushOf(label)}
          onChange={() => change({ ...choice, push: !push })}
        />
        {text.push}
      </label>
      <div className={classes.mail}>
        <span aria-hidden>{text.mail}</span>
        <NativeSelect
          aria-label={text.mailOf(label)}
          data={mailChoices.map((value) => ({ value, label: text.mails[value] }))}
          value={mail}
          onChange={({ currentTarget: { value } }) =>
            change({ ...choice, mail: mailChoices.find((known) => known === value) ?? 'never' })
          }
        />
      </div>
    </li>
  )
}

const report = (result: PushResult) => {
  const sentence = waitingText.device.results[result]
  return result === 'on' || result === 'off' ? popup.success(sentence) : popup.error(sentence)
}

/** Switches push messages on and off for this browser. */
function ThisDevice() {
  const { state, busy, allow, end } = usePushSubscription(report)
  const { device } = waitingText
  if (state === 'unknown') return null
  if (state === 'impossible') return <p className="muted">{device.impossible}</p>
  return (
    <div className="group">
      <Button variant="default" loading={busy} onClick={state === 'on' ? end : allow}>
        {state === 'on' ? device.off : device.on}
      </Button>
      <span className="muted">{state === 'on' ? device.isOn : device.isOff}</span>
    </div>
  )
}
