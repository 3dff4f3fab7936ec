import { Button } from '@mantine/core'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { Tv } from '#contract/club/screens.ts'
import { editingText } from '#web/kernel/text/editing.text.ts'
import { Notice } from '#web/kernel/ui/feedback/Notice.tsx'
import { useRemoval } from '#web/kernel/ui/feedback/useRemoval.ts'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { Fact, FactsInRow } from '#web/kernel/ui/lists/Facts.tsx'
import { List, ListRow, RowActions, RowBelow, RowText } from '#web/kernel/ui/lists/List.tsx'
import { Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { CurrentTvNotice } from './CurrentTvNotice.tsx'
import { PairTvForm } from './PairTvForm.tsx'
import { screensText } from './screens.text.ts'
import { playlistText, screensAdminText as text, tvBoardText, tvNoticeText } from './screensAdmin.text.ts'
import { TvForm } from './TvForm.tsx'
import { TvNoticeForm } from './TvNoticeForm.tsx'
import { TvPreview } from './TvPreview.tsx'
import { TvStateChip } from './TvStates.tsx'
import classes from './TvsScreen.module.css'
import { useTvs } from './useTvs.ts'

export function TvsScreen() {
  const tvs = useTvs()
  return (
    <Screen title={screensText.title}>
      <div className={`with-aside ${classes.columns}`}>
        <Panel title={text.list} flush>
          <Loaded read={tvs} skeleton={<SkeletonBox height={160} radius={0} />}>
            {(tvs) => <PairedTvs tvs={tvs} />}
          </Loaded>
        </Panel>
        <div className="stack gap-20">
          <Panel title={text.pair} sentence={text.pairSentence}>
            <PairTvForm />
          </Panel>
          <Panel title={tvNoticeText.title} sentence={tvNoticeText.hint}>
            <div className="stack gap-16">
              <CurrentTvNotice />
              <TvNoticeForm />
            </div>
          </Panel>
        </div>
      </div>
    </Screen>
  )
}

/** An open form keeps its typed values when somebody else revokes its television. */
function PairedTvs({ tvs }: { tvs: readonly Tv[] }) {
  const [edited, setEdited] = useState<readonly Tv[]>([])
  const gone = edited.filter(({ id }) => !tvs.some((tv) => tv.id === id))
  const shown = [...tvs, ...gone]
  if (shown.length === 0) return <p className="empty">{text.none}</p>
  return (
    <List bare tabIndex={-1} aria-label={text.list}>
      {shown.map((tv) => (
        <Row
          key={tv.id}
          tv={tv}
          gone={gone.includes(tv)}
          editing={edited.some(({ id }) => id === tv.id)}
          onEdit={() => setEdited([...edited, tv])}
          onDone={() => setEdited((before) => before.filter(({ id }) => id !== tv.id))}
        />
      ))}
    </List>
  )
}

interface RowProps {
  tv: Tv
  gone: boolean
  editing: boolean
  onEdit: () => void
  onDone: () => void
}

function Row({ tv, gone, editing, onEdit, onDone }: RowProps) {
  const { moment } = useVenueTimeFormat()
  const { remove, removing } = useRemoval(api.club.screens.revoke, {
    question: { body: text.revokeBody },
    said: text.revoked,
  })
  const revoke = async () => {
    if (await remove({ id: tv.id })) onDone()
  }
  return (
    <ListRow busy={removing}>
      <RowText>
        <h3>{tv.name}</h3>
        <p>{tv.boards.map((board) => tvBoardText[board]).join(' · ')}</p>
        {tv.playlist.length > 0 && <p>{playlistText.summary(tv.playlist.length)}</p>}
      </RowText>
      <TvStateChip tv={tv} />
      <FactsInRow>
        <Fact label={text.pairedAt}>{moment(tv.pairedAt)}</Fact>
        <Fact label={text.seenAt}>{tv.seenAt ? moment(tv.seenAt) : text.notSeen}</Fact>
      </FactsInRow>
      <RowActions>
        {!editing && (
          <Button variant="default" aria-label={text.editOf(tv.name)} onClick={onEdit}>
            {text.edit}
          </Button>
        )}
        <Button
          variant="subtle"
          color="danger"
          loading={removing}
          disabled={gone}
          aria-label={text.revokeOf(tv.name)}
          onClick={() => void revoke()}
        >
          {text.revoke}
        </Button>
      </RowActions>
      {editing && (
        <RowBelow>
          {gone && <Notice sentence={text.gone} hint={editingText.goneKeep} />}
          <div className="stack gap-20">
            {!gone && <TvPreview id={tv.id} name={tv.name} />}
            <TvForm tv={tv} gone={gone} onDone={onDone} />
          </div>
        </RowBelow>
      )}
    </ListRow>
  )
}
