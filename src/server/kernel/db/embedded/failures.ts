import { OperatorError } from '#server/kernel/operatorError.ts'

/** The second app on a data folder fails with this error. */
export class FolderInUse extends OperatorError {
  constructor(folder: string) {
    super(`Another Casa Club is using the data folder ${folder}: stop that one, or set another DATA_DIR.`)
    this.name = 'FolderInUse'
  }
}

/** The message is one sentence, followed by the last 15 lines of the server's output, if it has any. */
export class DatabaseDidNotStart extends OperatorError {
  constructor(sentence: string, output = '') {
    const lastLines = output.trim().split('\n').slice(-15).join('\n')
    super(lastLines ? `${sentence}\n${lastLines}` : sentence)
    this.name = 'DatabaseDidNotStart'
  }
}

/** Error for a data folder that cannot be created, read or written. */
export const unusableFolderError = (folder: string, error: unknown) =>
  new DatabaseDidNotStart(
    `The data folder ${folder} cannot be used (${(error as Error).message}): fix that, or set another DATA_DIR.`,
  )

/** One line for the log: the server's last FATAL or PANIC message, otherwise the error's first line. */
export const lastErrorLine = (error: unknown) => {
  const [sentence = '', ...output] = (error instanceof Error ? error.message : String(error)).split('\n')
  return output.map((line) => /(?:FATAL|PANIC):\s+(.*)/.exec(line)?.[1]).findLast((message) => message) ?? sentence
}
