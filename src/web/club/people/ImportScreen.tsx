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
  const { state, choose, confirm, preview, startAgain } = useImport()
  return (
    <Screen
      title={text.title}
      narrow={state.step !== 'look'}
      actions={<LinkButton to={to('dossiers')}>{dossierText.back}</LinkButton>}
    >
      <Step state={state}>
        {state.step === 'choose' && <CsvField problem={state.problem} onFile={(file) => void choose(file)} />}
        {state.step === 'look' && (
          <ImportLook
            {...state}
            onConfirm={() => void confirm(state.file, state.preview)}
            onFile={(file) => void choose(file)}
          />
        )}
        {state.step === 'failed' && (
          <Trouble sentence={state.problem}>
            <Button variant="default" onClick={() => void preview(state.file)}>
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

function Step({ state, children }: { state: ImportStep; children: React.ReactNode }) {
  if (state.step === 'working')
    return (
      <Panel>
        <Progress label={state.label} share={state.share} />
      </Panel>
    )
  if (state.step === 'done')
    return (
      <Panel title={text.done} sentence={text.result(state.created, state.updated)}>
        <LinkButton to={to('dossiers')} primary>
          {text.seeDossiers}
        </LinkButton>
      </Panel>
    )
  return children
}
