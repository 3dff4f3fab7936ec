import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { LinkButton } from '../buttons/LinkButton.tsx'
import { Progress } from '../feedback/Progress.tsx'
import { Panel } from '../layout/Panel.tsx'
import { ErrorPanel } from '../loading/Loaded.tsx'
import { Screen } from '../pages/Screen.tsx'
import { CsvField } from './CsvField.tsx'
import { ImportPreviewPanel } from './ImportPreviewPanel.tsx'
import { sheetImportText as text } from './sheetImport.text.ts'
import type { SheetImport } from './sheetImport.ts'
import { type ImportStep, useSheetImport } from './useSheetImport.ts'

/** Imports a spreadsheet in three steps: choose a file, look at its preview, confirm. */
export function SheetImportScreen({ sheet }: { sheet: SheetImport }) {
  const { words, list } = sheet
  const { state, choose, confirm, preview, startAgain } = useSheetImport(sheet)
  return (
    <Screen
      title={words.title}
      narrow={state.step !== 'look'}
      actions={<LinkButton to={list}>{words.back}</LinkButton>}
    >
      <Step state={state} sheet={sheet}>
        {state.step === 'choose' && (
          <CsvField sentences={words.sentences} problem={state.problem} onFile={(file) => void choose(file)} />
        )}
        {state.step === 'look' && (
          <ImportPreviewPanel
            sheet={sheet}
            {...state}
            onConfirm={() => void confirm(state.file, state.preview)}
            onFile={(file) => void choose(file)}
          />
        )}
        {state.step === 'failed' && (
          <ErrorPanel sentence={state.problem}>
            <Button variant="default" onClick={() => void preview(state.file)}>
              {text.retry}
            </Button>
            <Button variant="subtle" onClick={startAgain}>
              {text.another}
            </Button>
          </ErrorPanel>
        )}
      </Step>
    </Screen>
  )
}

function Step({
  state,
  sheet: { words, list },
  children,
}: {
  state: ImportStep
  sheet: SheetImport
  children: ReactNode
}) {
  if (state.step === 'working')
    return (
      <Panel>
        <Progress label={state.label} share={state.share} />
      </Panel>
    )
  if (state.step === 'done')
    return (
      <Panel title={text.done} sentence={words.result(state.created, state.updated)}>
        <LinkButton to={list} primary>
          {words.see}
        </LinkButton>
      </Panel>
    )
  return children
}
