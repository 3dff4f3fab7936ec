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
