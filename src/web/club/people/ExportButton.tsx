import { Button } from '@mantine/core'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import { callRead } from '#web/kernel/data/call.ts'
import { failureOf } from '#web/kernel/data/failure.ts'
import { saveFile } from '#web/kernel/data/saveFile.ts'
import { sentenceFor } from '#web/kernel/text/failures.text.ts'
import { popup } from '#web/kernel/ui/popups.ts'
import { peopleText as text } from './people.text.ts'

/** Not kept like other reads: it is large, and wanted as it is at this moment. */
export function ExportButton() {
  const [reading, setReading] = useState(false)
  const save = async () => {
    setReading(true)
    try {
      const { csv } = (await callRead(api.club.people.export.endpoint, undefined)) as { csv: string }
      saveFile(
        text.exportName(new Date().toLocaleDateString('sv')),
        new Blob([csv], { type: 'text/csv;charset=utf-8' }),
      )
      popup.success(text.exported)
    } catch (error) {
      popup.error(sentenceFor(failureOf(error)))
    } finally {
      setReading(false)
    }
  }
  return (
    <Button variant="default" loading={reading} onClick={() => void save()}>
      {text.export}
    </Button>
  )
}
