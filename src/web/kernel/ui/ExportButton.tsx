import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Read } from '#contract/api.ts'
import { callRead } from '#web/kernel/data/call.ts'
import { failureOf } from '#web/kernel/data/failure.ts'
import { saveFile } from '#web/kernel/data/saveFile.ts'
import { sentenceFor } from '#web/kernel/text/failures.text.ts'
import { popup } from './popups.ts'

interface ExportButtonProps<I> {
  label: string
  read: Read<I, { csv: string }>
  input?: I
  /** What the file is called, after the day on which it is saved. */
  name: (day: string) => string
  said: string
}

/** Saves a sheet as a file. Not kept like other reads: it is large, and wanted as it is at this moment. */
export function ExportButton<I>({ label, read, input, name, said }: ExportButtonProps<I>) {
  const [reading, setReading] = useState(false)
  const save = async () => {
    setReading(true)
    try {
      const { csv } = (await callRead(read.endpoint, input)) as { csv: string }
      saveFile(name(new Date().toLocaleDateString('sv')), new Blob([csv], { type: 'text/csv;charset=utf-8' }))
      popup.success(said)
    } catch (error) {
      popup.error(sentenceFor(failureOf(error)))
    } finally {
      setReading(false)
    }
  }
  return (
    <Button variant="default" loading={reading} onClick={() => void save()}>
      {label}
    </Button>
  )
}
