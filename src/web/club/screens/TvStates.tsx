import type { Tv } from '#contract/club/screens.ts'
import { useTimeValue } from '#web/kernel/data/useTimeValue.ts'
import { Chip } from '#web/kernel/ui/feedback/Chip.tsx'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { tvStateText as text } from './screensAdmin.text.ts'
import { tvStateAt } from './useTvs.ts'

const tones = { on: 'good', off: 'calm', dark: 'bad', new: 'calm' } as const

export function TvStateChip({ tv }: { tv: Tv }) {
  const state = useTimeValue((now) => tvStateAt(tv, now))
  return <Chip tone={tones[state]}>{text[state]}</Chip>
}

/** One sentence about all televisions, such as '3 encendidas, 1 sin señal desde 10:42'. */
export function TvsSummary({ tvs }: { tvs: readonly Tv[] }) {
  const { moment, clock } = useVenueTimeFormat()
  const summary = useTimeValue((now) => {
    const inState = (state: string) => tvs.filter((tv) => tvStateAt(tv, now) === state)
    const [on, off, dark, isNew] = [inState('on'), inState('off'), inState('dark'), inState('new')]
    const since = dark.map(({ seenAt }) => seenAt ?? '').sort()[0] ?? ''
    // The hour alone would be ambiguous for a television that was last seen on another day.
    const sinceText = () => (moment(since).slice(0, 10) === moment(now).slice(0, 10) ? clock(since) : moment(since))
    return [
      on.length > 0 && text.countOn(on.length),
      dark.length > 0 && text.countDark(dark.length, sinceText()),
      off.length > 0 && text.countOff(off.length),
      isNew.length > 0 && text.countNew(isNew.length),
    ]
      .filter(Boolean)
      .join(', ')
  })
  return <p className="strong">{summary}</p>
}
