import { minutesSince, useTimeValue } from '#web/kernel/data/useTimeValue.ts'
import { timeAgoText } from './timeAgo.text.ts'

/** Own component, so that each passing minute rerenders only this text and not the row around it. */
export const TimeAgo = ({ since }: { since: string }) => timeAgoText(useTimeValue((now) => minutesSince(since, now)))
