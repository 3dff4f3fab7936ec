import { Button } from '@mantine/core'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { Tv } from '#contract/club/screens.ts'
import { useRead } from '#web/kernel/data/reads.ts'
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
import { PairTvForm } from './PairTvForm.tsx'
import { screensText, tvBoardText } from './screens.text.ts'
import { TvForm } from './TvForm.tsx'
import classes from './TvsScreen.module.css'

const text = screensText.admin

export function TvsScreen() {
  const tvs = useRead(api.club.screens.list)
  return (
    <Screen title={screensText.title}>
      <div className={`with-aside ${classes.columns}`}>
        <Panel title={text.list} flush>
          <Loaded read={tvs} skeleton={<SkeletonBox height={160} radius={0} />}>
            {(tvs) => <PairedTvs tvs={tvs} />}
          </Loaded>
        </Panel>
        <Panel title={text.pair} sentence={text.pairSentence}>
          <PairTvForm />
        </Panel>
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
      </RowText>
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
          <TvForm tv={tv} gone={gone} onDone={onDone} />
        </RowBelow>
      )}
    </ListRow>
  )
}
