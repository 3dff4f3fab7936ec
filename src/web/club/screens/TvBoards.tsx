import { playlistEntriesAt } from '#contract/club/playlists.limits.ts'
import type { Tv } from '#contract/club/screens.ts'
import { minuteOfWeek } from '#contract/kernel/weekPeriods.limits.ts'
import { useTimeValue } from '#web/kernel/data/useTimeValue.ts'
import { useVenue } from '#web/kernel/venues/venue.ts'
import { BoardRotation } from './BoardRotation.tsx'
import { PlaylistRotation } from './PlaylistRotation.tsx'

/** The content of a television: the current entries of its playlist, or else its boards. */
export function TvBoards({ boards, playlist }: Pick<Tv, 'boards' | 'playlist'>) {
  const zone = useVenue()?.timeZone
  const ids = useTimeValue((now) =>
    zone
      ? playlistEntriesAt(playlist, minuteOfWeek(new Date(now), zone))
          .map(({ id }) => id)
          .join()
      : '',
  )
  const entries = playlist.filter(({ id }) => ids.includes(id))
  return entries.length > 0 ? <PlaylistRotation entries={entries} /> : <BoardRotation boards={boards} />
}
