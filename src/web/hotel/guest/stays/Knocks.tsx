import { api } from '#contract/api.ts'
import type { Knock } from '#contract/hotel/stays.ts'
import { useReader } from '#web/kernel/shells/guest/reader.ts'
import { useAct } from '../act.ts'
import controls from '../controls.module.css'
import classes from './Knocks.module.css'
import { knocksText } from './knocks.text.ts'

/** Phones at the door: one tap lets one in. */
export function Knocks({ knocks }: { knocks: readonly Knock[] }) {
  const { language } = useReader()
  const text = knocksText[language]
  const { act: letIn, doing, problem } = useAct(api.hotel.stays.letIn)
  return (
    <div className={classes.knocks} role="status">
      {knocks.map(({ id, word, device }) => (
        <div key={id} className={classes.knock}>
          <p className={classes.who}>{text.knocks(device)}</p>
          <p className={controls.note}>{text.knocksHint}</p>
          <p className={classes.word}>{word}</p>
          <button
            type="button"
            className={controls.button}
            data-primary
            disabled={doing !== null}
            onClick={() => void letIn({ id })}
          >
            {text.letIn}
          </button>
          {problem && <p className={controls.problem}>{problem}</p>}
        </div>
      ))}
    </div>
  )
}
