import { minutesSince, useTold } from '#web/kernel/data/useTold.ts'
import { agoText } from './hotel.text.ts'

/** Own component, so that each passing minute rerenders only this text and not the row around it. */
export const Ago = ({ since }: { since: string }) => agoText(useTold((now) => minutesSince(since, now)))
