import { type ReactNode, useId } from 'react'
import { Panel } from '#web/kernel/ui/layout/Panel.tsx'
import { DropLabel } from '#web/kernel/ui/photos/DropLabel.tsx'
import { FileInput } from '#web/kernel/ui/photos/FileInput.tsx'
import { useFileDrop } from '#web/kernel/ui/photos/useFileDrop.ts'
import { sheetImportText as text } from './sheetImport.text.ts'

interface CsvInputProps {
  id: string
  errorId?: string | undefined
  onFile: (file: File) => void
}

const CsvInput = ({ id, errorId, onFile }: CsvInputProps) => (
  <FileInput
    id={id}
    accept=".csv,.txt,.xlsx,text/csv,text/plain"
    aria-describedby={errorId}
    onFiles={([file]) => file && onFile(file)}
  />
)

interface CsvFieldProps {
  /** Sentences about the file's columns, and what its rows do. */
  sentences: readonly string[]
  problem?: string | undefined
  onFile: (file: File) => void
}

/** First step of the import: describes the file's columns and takes the file, chosen or dropped. */
export function CsvField({ sentences, problem, onFile }: CsvFieldProps) {
  const { over, place } = useFileDrop(([file]) => file && onFile(file))
  const id = useId()
  return (
    <Panel>
      <div className="stack gap-16">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <CsvInput id={id} errorId={problem && `${id}-problem`} onFile={onFile} />
        <DropLabel htmlFor={id} over={over} words={text} {...place} />
        {problem && (
          <p id={`${id}-problem`} className="problem" role="alert">
            {problem}
          </p>
        )}
      </div>
    </Panel>
  )
}

/** Chooses another file; shown as a button beside the preview. */
export function CsvButton({ children, onFile }: { children: ReactNode; onFile: (file: File) => void }) {
  const id = useId()
  return (
    <label htmlFor={id} className="button">
      {children}
      <CsvInput id={id} onFile={onFile} />
    </label>
  )
}
