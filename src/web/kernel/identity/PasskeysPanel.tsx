import { Button } from '@mantine/core'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { Passkey } from '#contract/kernel/passkeys.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { failureSentence } from '#web/kernel/text/failures.text.ts'
import { TrashButton } from '#web/kernel/ui/buttons/TrashButton.tsx'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { useRemoval } from '#web/kernel/ui/feedback/useRemoval.ts'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { List, ListRow, RowActions, RowText } from '#web/kernel/ui/lists/List.tsx'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { canUsePasskeys, createPasskey } from './passkeys.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { accountText, secondFactorText } from './secondFactor.text.ts'

const text = accountText.passkeys
const { startPasskey, addPasskey, removePasskey } = api.kernel.secondFactor

/** The own passkeys, with buttons to add and to remove them. */
export function PasskeysPanel({ passkeys }: { passkeys: readonly Passkey[] }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const onError = (failure: Parameters<typeof failureSentence>[0]) => popup.error(failureSentence(failure))
  const start = useWrite(startPasskey, { onError })
  const store = useWrite(addPasskey, {
    onSuccess: ({ recoveryCodes }) => {
      popup.success(text.added)
      setCodes(recoveryCodes)
    },
    onError,
  })
  const add = async () => {
    const creation = await start.mutateAsync().catch(() => null)
    const passkey = creation && (await createPasskey(creation))
    if (typeof passkey === 'string') popup.error(secondFactorText.passkey[passkey])
    else if (passkey) store.mutate(passkey)
  }
  const isAvailable = canUsePasskeys()
  return (
    <Panel title={text.title} sentence={text.sentence}>
      <div className="stack">
        {passkeys.length === 0 ? (
          <p className="muted">{text.none}</p>
        ) : (
          <List>
            {passkeys.map((passkey) => (
              <Row key={passkey.id} passkey={passkey} />
            ))}
          </List>
        )}
        {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />}
        {!isAvailable && (
          <p className="note">
            {typeof PublicKeyCredential === 'function'
              ? secondFactorText.passkey.notHere
              : secondFactorText.passkey.unsupported}
          </p>
        )}
        {isAvailable && !codes && (
          <div className="group">
            <Button loading={start.isPending || store.isPending} onClick={() => void add()}>
              {text.add}
            </Button>
          </div>
        )}
      </div>
    </Panel>
  )
}

function Row({ passkey: { id, name, createdAt, lastUsedAt } }: { passkey: Passkey }) {
  const { moment } = useVenueTimeFormat()
  const { remove, removing } = useRemoval(removePasskey, { question: text.question, said: text.removed })
  return (
    <ListRow busy={removing}>
      <RowText>
        <b>{name}</b>
        <p>
          {text.created} {moment(createdAt)} · {lastUsedAt ? `${text.used} ${moment(lastUsedAt)}` : text.never}
        </p>
      </RowText>
      <RowActions>
        <TrashButton
          label={text.removeOf(name)}
          title={text.remove}
          removing={removing}
          onRemove={() => void remove({ id })}
        />
      </RowActions>
    </ListRow>
  )
}
