import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { api } from '#contract/api.ts'
import { contentMarks } from '#contract/hotel/contentMarks.limits.ts'
import { menuLimits } from '#contract/hotel/menus.limits.ts'
import { importColumnNames, importColumns } from '#contract/hotel/menus.translationAndCsv.limits.ts'
import type { Menu } from '#contract/hotel/menus.ts'
import { to } from '#contract/hotel/pages.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { readSpreadsheet } from '#web/kernel/data/spreadsheets/readSpreadsheet.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { useNavigate, usePathParams } from '#web/kernel/navigation/navigation.tsx'
import { editingText } from '#web/kernel/text/editing.text.ts'
import { failureSentence, failureText } from '#web/kernel/text/failures.text.ts'
import { LinkButton } from '#web/kernel/ui/buttons/LinkButton.tsx'
import { Notice } from '#web/kernel/ui/feedback/Notice.tsx'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { useWriteWithPopup } from '#web/kernel/ui/feedback/useWriteWithPopup.ts'
import { FormActions } from '#web/kernel/ui/forms/Form.tsx'
import { EditScreen } from '#web/kernel/ui/pages/EditScreen.tsx'
import { FileInput } from '#web/kernel/ui/photos/FileInput.tsx'
import { ImportReport } from './ImportReport.tsx'
import classes from './ImportScreen.module.css'
import { importText as text } from './import.text.ts'
import { MenuExportButton } from './MenuExportButton.tsx'

export function ImportScreen() {
  const { menuId = '' } = usePathParams()
  const menu = useRead(api.hotel.menus.one, { id: menuId })
  return (
    <EditScreen title={menu.data ? text.title(menu.data.name) : text.short} back={to('menu', { menuId })} read={menu}>
      {(menu) => <ImportForm key={menu.id} menu={menu} />}
    </EditScreen>
  )
}

function ImportForm({ menu: { id } }: { menu: Menu }) {
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<{ name: string; csv: string } | null>(null)
  const [hasMenuChanged, setHasMenuChanged] = useState(false)
  const back = to('menu', { menuId: id })
  const check = useWriteWithPopup(api.hotel.menus.checkImport)
  const apply = useWrite(api.hotel.menus.applyImport, {
    onSuccess: ({ added, changed }) => {
      popup.success(text.done(added, changed))
      navigate(back)
    },
    onError: (failure, { csv }) => {
      if (!failure.is('stale')) return popup.error(failureSentence(failure))
      setHasMenuChanged(true)
      check.mutate({ id, csv })
    },
  })
  const choose = async (chosen: File) => {
    setHasMenuChanged(false)
    check.reset()
    // A character has at most four bytes in UTF-8, so a larger file is refused without reading it.
    if (chosen.size > menuLimits.importCharacters * 4) return popup.error(failureText.tooLarge)
    const csv = await readSpreadsheet(chosen)
    if (csv === null) return popup.error(text.why.unreadable)
    if (csv.length > menuLimits.importCharacters) return popup.error(failureText.tooLarge)
    setFile({ name: chosen.name, csv })
    check.mutate({ id, csv })
  }
  const report = file ? check.data : undefined
  const canApply = report && report.added + report.changed > 0
  return (
    <div className="stack gap-20">
      <p>{text.hint}</p>
      <details className={classes.columns}>
        <summary>{text.columns}</summary>
        <ul>
          {importColumns.map((column, i) => (
            <li key={column}>
              {importColumnNames[column]} <code>{column}</code>
              {i < 2 && <span className="muted"> {text.needed}</span>}
              {column === 'contains' && <span className="muted"> {contentMarks.join(', ')}</span>}
              {column === 'station' && <span className="muted"> {text.stationHint}</span>}
            </li>
          ))}
        </ul>
      </details>
      <FileInput
        ref={input}
        accept=".csv,.xlsx,text/csv,text/plain"
        aria-label={text.file}
        tabIndex={-1}
        onFiles={([chosen]) => chosen && void choose(chosen)}
      />
      <div className="group">
        <Button variant={file ? 'default' : 'filled'} loading={check.isPending} onClick={() => input.current?.click()}>
          {file ? text.another : text.choose}
        </Button>
        <MenuExportButton id={id} />
        {file && <span className="muted">{file.name}</span>}
      </div>
      {hasMenuChanged && <Notice sentence={text.moved} />}
      {report && file && <ImportReport report={report} fileName={file.name} />}
      <FormActions>
        {file && canApply && (
          <Button
            loading={apply.isPending || apply.isSuccess}
            onClick={() => apply.mutate({ id, csv: file.csv, state: report.state })}
          >
            {text.apply}
          </Button>
        )}
        <LinkButton to={back}>{editingText.cancel}</LinkButton>
      </FormActions>
    </div>
  )
}
