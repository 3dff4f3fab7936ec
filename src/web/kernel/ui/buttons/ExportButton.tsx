import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Read } from '#contract/api.ts'
import { callRead } from '#web/kernel/data/call.ts'
import { failureOf } from '#web/kernel/data/failure.ts'
import { saveFile } from '#web/kernel/data/saveFile.ts'
import { sentenceFor } from '#web/kernel/text/failures.text.ts'
import { popup } from '../feedback/popups.ts'

interface ExportButtonProps<I, Sheet> {
  label: string
  read: Read<I, Sheet>
  input?: I
  /** What the file is called, by the day on which it is saved or by what came; nothing is saved until that is known. */
  name: ((day: string, sheet: Sheet) => string) | undefined
  said?: string
}

/** Saves a sheet as a file. Not kept like other reads: it is large, and wanted as it is at this moment. */
export function ExportButton<I, Sheet extends { csv: string }>({
  label,
  read,
  input,
  name,
  said,
}: ExportButtonProps<I, Sheet>) {
  const [reading, setReading] = useState(false)
  const save = async (nameOf: NonNullable<typeof name>) => {
    setReading(true)
    try {
      const sheet = (await callRead(read.endpoint, input)) as Sheet
      const called = nameOf(new Date().toLocaleDateString('sv'), sheet)
      saveFile(called, new Blob([sheet.csv], { type: 'text/csv;charset=utf-8' }))
      if (said) popup.success(said)
    } catch (error) {
      popup.error(sentenceFor(failureOf(error)))
    } finally {
      setReading(false)
    }
  }
  return (
    <Button variant="default" loading={reading} disabled={!name} onClick={() => name && void save(name)}>
      {label}
    </Button>
  )
}
