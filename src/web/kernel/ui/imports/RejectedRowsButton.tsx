import { Button } from '@mantine/core'
import { downloadFile } from '#web/kernel/data/downloadFile.ts'
import { sheetImportText as text } from './sheetImport.text.ts'

/** Downloads the rows that an import leaves out, to be corrected and imported on their own. */
export const RejectedRowsButton = ({ csv, fileName }: { csv: string; fileName: string }) => (
  <Button
    variant="default"
    onClick={() => downloadFile(text.rejectedFile(fileName), new Blob([csv], { type: 'text/csv;charset=utf-8' }))}
  >
    {text.rejected}
  </Button>
)
