import { type ReactNode, useId } from 'react'
import { Panel } from '#web/kernel/ui/Panel.tsx'
import { filesChosen, useFileDrop } from '#web/kernel/ui/useFileDrop.ts'
import classes from './CsvField.module.css'
import { importText as text } from './import.text.ts'

interface CsvInputProps {
  id: string
  errorId?: string | undefined
  onFile: (file: File) => void
}

const CsvInput = ({ id, errorId, onFile }: CsvInputProps) => (
  <input
    id={id}
    type="file"
    className="unseen"
    accept=".csv,.txt,text/csv,text/plain"
    aria-describedby={errorId}
    onChange={(event) => {
      const [file] = filesChosen(event)
      if (file) onFile(file)
    }}
  />
)

interface CsvFieldProps {
  problem?: string | undefined
  onFile: (file: File) => void
}

/** Where an import begins: what the file must look like, and a place for it. */
export function CsvField({ problem, onFile }: CsvFieldProps) {
  const { over, place } = useFileDrop(([file]) => file && onFile(file))
  const id = useId()
  return (
    <Panel>
      <div className={classes.field}>
        <p>{text.columns}</p>
        <p>{text.known}</p>
        <CsvInput id={id} errorId={problem && `${id}-problem`} onFile={onFile} />
        <label htmlFor={id} className={classes.drop} data-over={over} {...place}>
          <span className={classes.choose}>{text.choose}</span> {text.orDrop}
        </label>
        {problem && (
          <p id={`${id}-problem`} className={classes.problem} role="alert">
            {problem}
          </p>
        )}
      </div>
    </Panel>
  )
}

/** The same choice as a button, where a file was already looked at. */
export function CsvButton({ children, onFile }: { children: ReactNode; onFile: (file: File) => void }) {
  const id = useId()
  return (
    <span className={classes.again}>
      <CsvInput id={id} onFile={onFile} />
      <label htmlFor={id}>{children}</label>
    </span>
  )
}
