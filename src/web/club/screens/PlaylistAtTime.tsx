import { NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { type PlaylistEntry, playlistEntriesAt } from '#contract/club/playlists.limits.ts'
import type { TvBoard } from '#contract/club/screens.limits.ts'
import { toMinuteOfWeek } from '#contract/kernel/weekPeriods.limits.ts'
import { weekdays } from './playlistValues.ts'
import { playlistText as text, tvBoardText } from './screensAdmin.text.ts'

const days = weekdays.map((day) => ({ value: String(day), label: text.dayNames[day] ?? '' }))

interface PlaylistAtTimeProps {
  playlist: readonly PlaylistEntry[]
  boards: readonly TvBoard[]
}

/** Boards that the edited playlist shows on a chosen day and hour, so that gaps are seen before saving. */
export function PlaylistAtTime({ playlist, boards }: PlaylistAtTimeProps) {
  const [day, setDay] = useState('1')
  const [time, setTime] = useState('12:00')
  const entries = time ? playlistEntriesAt(playlist, toMinuteOfWeek(Number(day), time)) : []
  const names = boards.map((board) => tvBoardText[board]).join(', ')
  const turns = entries.map(({ board, seconds }) => text.boardFor(tvBoardText[board], seconds)).join(', ')
  return (
    <div className="stack gap-8">
      <div className="group gap-8">
        <span className="strong">{text.question}</span>
        <NativeSelect
          aria-label={text.day}
          data={days}
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
        <span className="strong">{text.at}</span>
        <TextInput
          type="time"
          aria-label={text.time}
          value={time}
          onChange={(event) => setTime(event.currentTarget.value)}
        />
      </div>
      <p role="status">{entries.length > 0 ? text.shown(turns) : text.nothing(names)}</p>
    </div>
  )
}
