import { Button } from '@mantine/core'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { Tv } from '#contract/club/screens.ts'
import { isRefusal } from '#web/kernel/data/failure.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { sentenceFor } from '#web/kernel/text/failures.text.ts'
import { Bone } from '#web/kernel/ui/Bone.tsx'
import { useConfirm } from '#web/kernel/ui/confirm.tsx'
import { Loaded } from '#web/kernel/ui/Loaded.tsx'
import { Panel } from '#web/kernel/ui/Panel.tsx'
import { popup } from '#web/kernel/ui/popups.ts'
import { Screen } from '#web/kernel/ui/Screen.tsx'
import { useMoments } from '#web/kernel/venues/venue.ts'
import { PairForm } from './PairForm.tsx'
import classes from './ScreensScreen.module.css'
import { boardText, screensText } from './screens.text.ts'
import { TvForm } from './TvForm.tsx'

const text = screensText.admin

export function ScreensScreen() {
  const screens = useRead(api.club.screens.list)
  return (
    <Screen title={screensText.title}>
      <div className={classes.columns}>
        <Panel title={text.list} flush>
          <Loaded
            read={screens}
            skeleton={<Bone height={160} radius={0} />}
            empty={<p className={classes.empty}>{text.none}</p>}
          >
            {(screens) => (
              <ul>
                {screens.map((tv) => (
                  <Row key={tv.id} tv={tv} />
                ))}
              </ul>
            )}
          </Loaded>
        </Panel>
        <Panel title={text.pair} sentence={text.pairSentence}>
          <PairForm />
        </Panel>
      </div>
    </Screen>
  )
}

function Row({ tv }: { tv: Tv }) {
  const { moment } = useMoments()
  const [editing, setEditing] = useState(false)
  const { revoke, revoking } = useRevoke(tv.id)
  return (
    <li className={classes.screen} aria-busy={revoking}>
      <div>
        <h3>{tv.name}</h3>
        <p className={classes.boards}>{tv.boards.map((board) => boardText[board]).join(' · ')}</p>
      </div>
      <dl className={classes.facts}>
        <div>
          <dt>{text.pairedAt}</dt>
          <dd>{moment(tv.pairedAt)}</dd>
        </div>
        <div>
          <dt>{text.seenAt}</dt>
          <dd>{tv.seenAt ? moment(tv.seenAt) : text.notSeen}</dd>
        </div>
      </dl>
      <div className={classes.actions}>
        {!editing && (
          <Button variant="default" aria-label={text.editOf(tv.name)} onClick={() => setEditing(true)}>
            {text.edit}
          </Button>
        )}
        <Button
          variant="subtle"
          color="danger"
          loading={revoking}
          aria-label={text.revokeOf(tv.name)}
          onClick={() => void revoke()}
        >
          {text.revoke}
        </Button>
      </div>
      {editing && (
        <div className={classes.edit}>
          <TvForm tv={tv} onDone={() => setEditing(false)} />
        </div>
      )}
    </li>
  )
}

function useRevoke(id: string) {
  const ask = useConfirm()
  const done = () => popup.success(text.revoked)
  const write = useWrite(api.club.screens.revoke, {
    onSuccess: done,
    onError: (failure) => (isRefusal(failure, 'gone') ? done() : popup.error(sentenceFor(failure))),
  })
  return {
    revoking: write.isPending,
    async revoke() {
      if (!write.isPending && (await ask(text.question))) write.mutate({ id })
    },
  }
}
