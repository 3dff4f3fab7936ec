import classes from './DropLabel.module.css'
import type { useFileDrop } from './useFileDrop.ts'

type Drop = ReturnType<typeof useFileDrop>

interface DropLabelProps extends Partial<Drop['place']> {
  /** The file input, which stands before it. */
  htmlFor: string
  over: Drop['over']
  words: { choose: string; orDrop: string }
}

/** What is seen of a file input where files can be dropped, too. How large it is, its field says: `--drop-room`. */
export const DropLabel = ({ htmlFor, over, words, ...place }: DropLabelProps) => (
  <label htmlFor={htmlFor} className={classes.drop} data-over={over} {...place}>
    <span className={classes.choose}>{words.choose}</span> {words.orDrop}
  </label>
)
