import { Button } from '@mantine/core'
import { api } from '#contract/api.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useTimeValue } from '#web/kernel/data/useTimeValue.ts'
import { useRemoval } from '#web/kernel/ui/feedback/useRemoval.ts'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { tvNoticeText as text } from './screensAdmin.text.ts'

/** The notice that all televisions show, with a button that removes it; null if there is none. */
export function CurrentTvNotice() {
  const notice = useRead(api.club.screens.notice).data
  const { moment } = useVenueTimeFormat()
  const isOver = useTimeValue((now) => Boolean(notice?.until) && Date.parse(notice?.until ?? '') <= now)
  const { remove, removing } = useRemoval(api.club.screens.removeNotice, {
    question: { body: text.removeBody },
    said: text.removed,
    stays: true,
  })
  if (!notice || isOver) return null
  return (
    <div className="callout stack gap-8">
      <div>
        <p className="strong written">{text.current(notice.sentence)}</p>
        <p className="muted">{notice.until ? text.shownUntil(moment(notice.until)) : text.shownUntilRemoved}</p>
      </div>
      <div className="group">
        <Button variant="default" loading={removing} onClick={() => void remove(undefined)}>
          {text.remove}
        </Button>
      </div>
    </div>
  )
}
