import { Button } from '@mantine/core'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { TotpSetup } from '#contract/kernel/secondFactor.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { failureSentence } from '#web/kernel/text/failures.text.ts'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { useRemoval } from '#web/kernel/ui/feedback/useRemoval.ts'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { accountText } from './secondFactor.text.ts'
import { TotpForm } from './TotpForm.tsx'

const text = accountText.totp
const { startTotp, confirmTotp, removeTotp } = api.kernel.secondFactor

/** The authenticator app of the own account; `since` is null if there is none. */
export function TotpPanel({ since }: { since: string | null }) {
  const { moment } = useVenueTimeFormat()
  const [setup, setSetup] = useState<TotpSetup | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const start = useWrite(startTotp, {
    onSuccess: setSetup,
    onError: (failure) => popup.error(failureSentence(failure)),
  })
  const confirm = useWrite(confirmTotp, {
    onSuccess: ({ recoveryCodes }) => {
      popup.success(text.added)
      setSetup(null)
      setCodes(recoveryCodes)
    },
  })
  const { remove, removing } = useRemoval(removeTotp, { question: text.question, said: text.removed, stays: true })
  return (
    <Panel title={text.title} sentence={text.sentence}>
      <div className="stack">
        <p className="muted">{since ? text.on(moment(since)) : text.off}</p>
        {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />}
        {setup ? (
          <TotpForm setup={setup} confirm={(confirmation) => confirm.mutateAsync(confirmation)}>
            <Button variant="default" onClick={() => setSetup(null)}>
              {text.cancel}
            </Button>
          </TotpForm>
        ) : (
          <div className="group gap-8">
            <Button variant={since ? 'default' : 'filled'} loading={start.isPending} onClick={() => start.mutate()}>
              {since ? text.replace : text.add}
            </Button>
            {since && (
              <Button variant="subtle" color="danger" loading={removing} onClick={() => void remove()}>
                {text.remove}
              </Button>
            )}
          </div>
        )}
      </div>
    </Panel>
  )
}
