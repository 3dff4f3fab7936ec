import IconCircle from 'icon:circle'
import IconCircleCheck from 'icon:circle-check'
import { Button } from '@mantine/core'
import { api } from '#contract/api.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useWriteWithPopup } from '#web/kernel/ui/feedback/useWriteWithPopup.ts'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { List, ListRow, RowAside, RowText } from '#web/kernel/ui/lists/List.tsx'
import classes from './ChecklistPanel.module.css'
import { checklistText as text } from './checklist.text.ts'

/** First steps of a new venue, for admins. Renders nothing while the list loads or after an admin has hidden it. */
export function ChecklistPanel() {
  const checklist = useRead(api.kernel.checklist.state).data
  const hide = useWriteWithPopup(api.kernel.checklist.setShown, text.hidden)
  if (!checklist?.shown) return null
  const { steps } = checklist
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <div className="below">
      <Panel
        title={text.title}
        action={
          <Button variant="default" loading={hide.isPending} onClick={() => hide.mutate({ shown: false })}>
            {text.hide}
          </Button>
        }
        flush
      >
        <p className={classes.sentence}>{done === steps.length ? text.allDone : text.sentence(done, steps.length)}</p>
        <List bare>
          {steps.map(({ step, link, isDone }) => (
            <ListRow key={step} to={link}>
              {isDone ? (
                <IconCircleCheck className={classes.done} size={22} aria-hidden />
              ) : (
                <IconCircle className={classes.open} size={22} aria-hidden />
              )}
              <RowText>
                <b>{text.steps[step].label}</b>
                <p>{text.steps[step].hint}</p>
              </RowText>
              {isDone && <RowAside>{text.done}</RowAside>}
            </ListRow>
          ))}
        </List>
      </Panel>
    </div>
  )
}
