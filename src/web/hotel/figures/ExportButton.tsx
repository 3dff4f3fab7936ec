import { Button } from '@mantine/core'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { Figures } from '#contract/hotel/figures.ts'
import { callRead } from '#web/kernel/data/call.ts'
import { failureOf } from '#web/kernel/data/failure.ts'
import { saveFile } from '#web/kernel/data/saveFile.ts'
import { sentenceFor } from '#web/kernel/text/failures.text.ts'
import { popup } from '#web/kernel/ui/popups.ts'
import { figuresText as text } from './figures.text.ts'
import type { AskedFigures } from './RangeFields.tsx'

interface ExportButtonProps {
  asked: AskedFigures
  figures: Figures | undefined
}

/** The orders behind the figures as a file for a spreadsheet. */
export function ExportButton({ asked, figures }: ExportButtonProps) {
  const [busy, setBusy] = useState(false)
  const save = async ({ from, to }: Figures) => {
    setBusy(true)
    try {
      const { csv } = (await callRead(api.hotel.figures.exported.endpoint, asked)) as { csv: string }
      saveFile(text.fileName(from, to), new Blob([csv], { type: 'text/csv;charset=utf-8' }))
    } catch (error) {
      popup.error(sentenceFor(failureOf(error)))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="default" loading={busy} disabled={!figures} onClick={() => figures && void save(figures)}>
      {text.export}
    </Button>
  )
}
