import { Button } from '@mantine/core'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import { callRead } from '#web/kernel/data/call.ts'
import { failureOf } from '#web/kernel/data/failure.ts'
import { saveFile } from '#web/kernel/data/saveFile.ts'
import { sentenceFor } from '#web/kernel/text/failures.text.ts'
import { popup } from '#web/kernel/ui/popups.ts'
import { menusText as text } from './menus.text.ts'

/** The menu as a file for a spreadsheet, as it is at this moment. */
export function ExportButton({ id }: { id: string }) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const { name, csv } = (await callRead(api.hotel.menus.exported.endpoint, { id })) as { name: string; csv: string }
      saveFile(`${name}.csv`, new Blob([csv], { type: 'text/csv;charset=utf-8' }))
    } catch (error) {
      popup.error(sentenceFor(failureOf(error)))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="default" loading={busy} onClick={() => void save()}>
      {text.export}
    </Button>
  )
}
