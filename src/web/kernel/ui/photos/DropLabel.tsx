import classes from './DropLabel.module.css'
import type { useFileDrop } from './useFileDrop.ts'

type Drop = ReturnType<typeof useFileDrop>

interface DropLabelProps extends Partial<Drop['place']> {
  /** Id of the file input. */
  htmlFor: string
  over: Drop['over']
  words: { choose: string; orDrop: string }
}

/** The visible label of a file input that also accepts dropped files. A field may change its padding with `--drop-room`. */
export const DropLabel = ({ htmlFor, over, words, ...place }: DropLabelProps) => (
  <label htmlFor={htmlFor} className={classes.drop} data-over={over} {...place}>
    <span className={classes.choose}>{words.choose}</span> {words.orDrop}
  </label>
)
