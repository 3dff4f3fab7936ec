import { Button } from '@mantine/core'
import { commonText } from '#web/kernel/text/common.text.ts'
import classes from './SearchDialog.module.css'
import { searchShortcut } from './search.text.ts'
import { searchDialogText } from './searchDialog.text.ts'

const { shortcuts: text } = searchDialogText

/** The list of keyboard shortcuts. */
export function Shortcuts({ titleId, onClose }: { titleId: string; onClose: () => void }) {
  const rows = [
    [searchShortcut(), text.search],
    ['/', text.pageSearch],
    ['?', text.list],
    ['↑ ↓', text.choose],
    ['Enter', text.open],
    [searchDialogText.escape, text.close],
  ]
  return (
    <div className={`stack ${classes.shortcuts}`}>
      <h2 id={titleId} className="large">
        {text.title}
      </h2>
      <dl className={classes.keys}>
        {rows.map(([keys, label]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <p className="note">{text.typing}</p>
      <Button variant="default" onClick={onClose}>
        {commonText.close}
      </Button>
    </div>
  )
}
