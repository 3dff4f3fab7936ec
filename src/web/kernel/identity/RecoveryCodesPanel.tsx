import { Button } from '@mantine/core'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { removalQuestion } from '#web/kernel/text/editing.text.ts'
import { failureSentence } from '#web/kernel/text/failures.text.ts'
import { usePreloadedConfirmDialog } from '#web/kernel/ui/feedback/ConfirmProvider.tsx'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { accountText, secondFactorText } from './secondFactor.text.ts'

const text = accountText.codes

interface RecoveryCodesPanelProps {
  unused: number
  hasFactor: boolean
}

/** Shows the number of unused recovery codes, with a button that replaces them. */
export function RecoveryCodesPanel({ unused, hasFactor }: RecoveryCodesPanelProps) {
  const ask = usePreloadedConfirmDialog()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const replace = useWrite(api.kernel.secondFactor.replaceRecoveryCodes, {
    onSuccess: ({ recoveryCodes }) => setCodes(recoveryCodes),
    onError: (failure) => popup.error(failureSentence(failure)),
  })
  const replaceAfterQuestion = async () => {
    if (await ask({ ...removalQuestion, ...text.question })) replace.mutate()
  }
  return (
    <Panel title={secondFactorText.codes.title}>
      <div className="stack">
        <p className="muted">{hasFactor ? text.left(unused) : text.none}</p>
        {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />}
        {hasFactor && !codes && (
          <div className="group">
            <Button variant="default" loading={replace.isPending} onClick={() => void replaceAfterQuestion()}>
              {text.replace}
            </Button>
          </div>
        )}
      </div>
    </Panel>
  )
}
