import { Mendable } from '../../mendable.ts'

/** Another app works on this folder. The message is one sentence for the person who started the second one. */
export class FolderInUse extends Mendable {
  constructor(folder: string) {
    super(`Another Casa Club is using the data folder ${folder}: stop that one, or set another DATA_DIR.`)
    this.name = 'FolderInUse'
  }
}

/** One sentence, followed by what the server itself said last. */
export class DatabaseDidNotStart extends Mendable {
  constructor(sentence: string, said = '') {
    const lastLines = said.trim().split('\n').slice(-15).join('\n')
    super(lastLines ? `${sentence}\n${lastLines}` : sentence)
    this.name = 'DatabaseDidNotStart'
  }
}

/** The data folder, or something in it, refuses us. */
export const cannotUse = (folder: string, error: unknown) =>
  new DatabaseDidNotStart(
    `The data folder ${folder} cannot be used (${(error as Error).message}): mend that, or set another DATA_DIR.`,
  )

/** What the server said of its end, or else the sentence: one line for the log. */
export const lastWords = (error: unknown) => {
  const [sentence = '', ...said] = (error instanceof Error ? error.message : String(error)).split('\n')
  return said.map((line) => /(?:FATAL|PANIC):\s+(.*)/.exec(line)?.[1]).findLast((words) => words) ?? sentence
}
