import { api } from '#contract/api.ts'
import type { PlaylistEntry } from '#contract/club/playlists.limits.ts'
import type { Tv } from '#contract/club/screens.ts'
import { Lazy } from '#web/kernel/navigation/Lazy.tsx'
import { lazyPart } from '#web/kernel/navigation/lazyPart.ts'
import { EditForm } from '#web/kernel/ui/forms/EditForm.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { PlaylistAtTime } from './PlaylistAtTime.tsx'
import { checkPlaylist } from './playlistValues.ts'
import { playlistText, screensAdminText as text, tvBoardText } from './screensAdmin.text.ts'
import { TvFields, type TvValues, tvChecks } from './TvFields.tsx'

/** Loaded with the first form, because it contains the code for dragging. */
const playlistField = lazyPart(() => import('./PlaylistField.tsx').then((m) => m.PlaylistField))

interface EditValues extends TvValues {
  playlist: PlaylistEntry[]
}

const labels = { name: text.name, boards: text.boards, playlist: playlistText.title }
const names = { boards: tvBoardText }
const checks = { ...tvChecks, playlist: checkPlaylist }

const toFormValues = ({ name, boards, playlist }: Tv): EditValues => ({ name, boards, playlist })

interface TvFormProps {
  tv: Tv
  gone: boolean
  onDone: () => void
}

export const TvForm = ({ tv, gone, onDone }: TvFormProps) => (
  <EditForm
    begins
    thing={tv}
    valuesOf={toFormValues}
    labels={labels}
    names={names}
    newer={text.newer}
    checks={checks}
    write={api.club.screens.update}
    input={({ name, boards, playlist }, version) => ({ id: tv.id, version, name, boards, playlist })}
    said={text.updated}
    onSaved={onDone}
    cancel={onDone}
    gone={gone}
  >
    {(form) => {
      const { playlist, boards } = form.values
      return (
        <>
          <TvFields form={form} />
          <Lazy
            part={playlistField}
            with={{
              value: playlist,
              error: form.errors.playlist,
              onChange: (next: PlaylistEntry[]) => form.setFieldValue('playlist', next),
            }}
            until={<SkeletonBox height={100 + playlist.length * 150} />}
          />
          {playlist.length > 0 && <PlaylistAtTime playlist={playlist} boards={boards} />}
        </>
      )
    }}
  </EditForm>
)
