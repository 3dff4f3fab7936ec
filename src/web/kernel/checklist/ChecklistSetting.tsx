import { Button } from '@mantine/core'
import { api } from '#contract/api.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useWriteWithPopup } from '#web/kernel/ui/feedback/useWriteWithPopup.ts'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { checklistText as text } from './checklist.text.ts'

/** States whether the dashboard shows the first steps, with a button that shows a hidden list again; for admins. */
export function ChecklistSetting() {
  const shown = useRead(api.kernel.checklist.state).data?.shown
  const show = useWriteWithPopup(api.kernel.checklist.setShown, text.shown)
  if (shown === undefined) return null
  return (
    <Panel title={text.title} sentence={shown ? text.shownOnDashboard : text.hiddenOnDashboard}>
      {!shown && (
        <Button variant="default" loading={show.isPending} onClick={() => show.mutate({ shown: true })}>
          {text.show}
        </Button>
      )}
    </Panel>
  )
}
