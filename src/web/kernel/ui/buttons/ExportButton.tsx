import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Read } from '#contract/api.ts'
import { callRead } from '#web/kernel/data/call.ts'
import { downloadFile } from '#web/kernel/data/downloadFile.ts'
import { toFailure } from '#web/kernel/data/failure.ts'
import { failureSentence } from '#web/kernel/text/failures.text.ts'
import { popup } from '../feedback/popups.ts'

interface ExportButtonProps<I, Csv> {
  label: string
  read: Read<I, Csv>
  input?: I
  /** Builds the file's name from today's date and the result; the button is disabled without it. */
  name: ((day: string, result: Csv) => string) | undefined
  said?: string
}

/** Downloads a CSV file. Reads without the cache, because the file is large and must be current. */
export function ExportButton<I, Csv extends { csv: string }>({
  label,
  read,
  input,
  name,
  said,
}: ExportButtonProps<I, Csv>) {
  const [reading, setReading] = useState(false)
  const save = async (nameOf: NonNullable<typeof name>) => {
    setReading(true)
    try {
      const result = (await callRead(read.endpoint, input)) as Csv
      const fileName = nameOf(new Date().toLocaleDateString('sv'), result)
      downloadFile(fileName, new Blob([result.csv], { type: 'text/csv;charset=utf-8' }))
      if (said) popup.success(said)
    } catch (error) {
      popup.error(failureSentence(toFailure(error)))
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
