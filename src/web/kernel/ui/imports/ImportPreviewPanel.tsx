import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import type { BadRow, ImportPreview } from '#contract/kernel/sheets.ts'
import { Scorecard, ScorecardCell } from '../charts/Scorecard.tsx'
import { Notice } from '../feedback/Notice.tsx'
import { FormActions } from '../forms/Form.tsx'
import { Panel } from '../layout/Panel.tsx'
import hairlines from '../lists/hairlines.module.css'
import { ImportChanges } from '../lists/ImportChanges.tsx'
import { ErrorPanel } from '../loading/Loaded.tsx'
import { CsvButton } from './CsvField.tsx'
import classes from './ImportPreviewPanel.module.css'
import { RejectedRowsButton } from './RejectedRowsButton.tsx'
import { badRowText, sheetImportText as text } from './sheetImport.text.ts'
import type { SheetImport } from './sheetImport.ts'

interface ImportPreviewPanelProps {
  sheet: SheetImport
  file: { name: string }
  preview: ImportPreview
  stale: boolean
  problem?: string
  onConfirm: () => void
  onFile: (file: File) => void
}

/** Second step of the import: what confirming will change, and which rows are left out because of errors. */
export function ImportPreviewPanel({
  sheet,
  file,
  preview,
  stale,
  problem,
  onConfirm,
  onFile,
}: ImportPreviewPanelProps) {
  const { badFile, created, updated, unchanged, badRows, bad, changes, unknown, rejected } = preview
  const chooseAnother = <CsvButton onFile={onFile}>{text.another}</CsvButton>
  const title = useRef<HTMLHeadingElement>(null)
  // The file field is no longer on the page, so the focus moves to the preview's title.
  useEffect(() => title.current?.focus(), [])
  if (badFile) return <ErrorPanel sentence={sheet.words.badFile[badFile]}>{chooseAnother}</ErrorPanel>
  const count = created + updated
  const warnings = sheet.warningsOf?.(preview) ?? []
  const nothingLeft = count === 0 && unchanged > 0
  return (
    <>
      {/* No notice if nothing is left to do: probably this import was applied and its response was lost. */}
      {stale && !nothingLeft && <Notice sentence={text.stale} hint={text.staleHint} />}
      {problem && <Notice sentence={problem} />}
      <h2 className="heading below" ref={title} tabIndex={-1}>
        {text.preview} · <span className="muted">{file.name}</span>
      </h2>
      <Scorecard>
        <ScorecardCell label={text.created} value={created} />
        <ScorecardCell label={text.updated} value={updated} />
        <ScorecardCell label={text.unchanged} value={unchanged} />
        <ScorecardCell label={text.bad} value={badRows} />
      </Scorecard>
      {unknown.length > 0 && <p className="written below">{text.unknown(unknown)}</p>}
      {warnings.length > 0 && (
        <ul className="callout below stack gap-4" data-tone="warn">
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
      {badRows > 0 && (
        <Panel title={text.badTitle(badRows)} flush>
          <p className="empty">{text.badHint}</p>
          <BadRows bad={bad} columns={sheet.columns} />
          {badRows > bad.length && <p className="empty">{text.badMore(badRows - bad.length)}</p>}
          {rejected && (
            <p className="empty">
              <RejectedRowsButton csv={rejected} fileName={file.name} />
            </p>
          )}
        </Panel>
      )}
      <div className="above">
        <ImportChanges changes={changes} count={updated} />
      </div>
      <div className="above">
        <FormActions>
          {count > 0 ? (
            <Button onClick={onConfirm}>{sheet.words.confirm(count)}</Button>
          ) : (
            <p className="muted">{nothingLeft ? (stale ? text.alreadyThere : text.nothingToDo) : text.nothingGood}</p>
          )}
          {chooseAnother}
        </FormActions>
      </div>
    </>
  )
}

const BadRows = ({ bad, columns }: { bad: readonly BadRow[]; columns: SheetImport['columns'] }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard
  <section className={classes.scroll} tabIndex={0} aria-label={text.bad}>
    <table className={`${hairlines.hairlines} ${classes.table}`}>
      <thead>
        <tr>
          <th scope="col">{text.line}</th>
          <th scope="col">{text.column}</th>
          <th scope="col">{text.reason}</th>
          <th scope="col">{text.found}</th>
        </tr>
      </thead>
      <tbody>
        {bad.map((row) => (
          <tr key={row.line}>
            <th scope="row">{row.line}</th>
            <td>{row.column ? columns[row.column] : text.nothing}</td>
            <td>{badRowText[row.reason]}</td>
            <td className="muted">{row.found || text.nothing}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
