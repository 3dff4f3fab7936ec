import { Button } from '@mantine/core'
import { to } from '#contract/club/pages.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { Progress } from '#web/kernel/ui/feedback/Progress.tsx'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { Trouble } from '#web/kernel/ui/loading/Loaded.tsx'
import { Screen } from '#web/kernel/ui/pages/Screen.tsx'
import { CsvField } from './CsvField.tsx'
import { ImportLook } from './ImportLook.tsx'
import { importText as text } from './import.text.ts'
import { dossierText } from './people.text.ts'
import { type ImportStep, useImport } from './useImport.ts'

export function ImportScreen() {
  const { at, choose, confirm, look, startAgain } = useImport()
  return (
    <Screen
      title={text.title}
      narrow={at.step !== 'look'}
      actions={<LinkButton to={to('dossiers')}>{dossierText.back}</LinkButton>}
    >
      <Step at={at}>
        {at.step === 'choose' && <CsvField problem={at.problem} onFile={(file) => void choose(file)} />}
        {at.step === 'look' && (
          <ImportLook
            {...at}
            onConfirm={() => void confirm(at.file, at.preview)}
            onFile={(file) => void choose(file)}
          />
        )}
        {at.step === 'failed' && (
          <Trouble sentence={at.problem}>
            <Button variant="default" onClick={() => void look(at.file)}>
              {text.retry}
            </Button>
            <Button variant="subtle" onClick={startAgain}>
              {text.another}
            </Button>
          </Trouble>
        )}
      </Step>
    </Screen>
  )
}

function Step({ at, children }: { at: ImportStep; children: React.ReactNode }) {
  if (at.step === 'working')
    return (
      <Panel>
        <Progress label={at.label} share={at.share} />
      </Panel>
    )
  if (at.step === 'done')
    return (
      <Panel title={text.done} sentence={text.result(at.created, at.updated)}>
        <LinkButton to={to('dossiers')} primary>
          {text.seeDossiers}
        </LinkButton>
      </Panel>
    )
  return children
}
