import { minutesSince, useTold } from '#web/kernel/data/useTold.ts'
import { agoText } from './hotel.text.ts'

/** By itself: where hundreds are shown, a minute that passes draws these words and nothing around them. */
export const Ago = ({ since }: { since: string }) => agoText(useTold((now) => minutesSince(since, now)))
