import { api } from '#contract/api.ts'
import type { Knock } from '#contract/hotel/stays.ts'
import fixed from '#web/kernel/shells/guest/fixed.module.css'
import { useReader } from '#web/kernel/shells/guest/reader.ts'
import { useAct } from '../act.ts'
import { knocksText } from './knocks.text.ts'

/** Phones that ask to enter this room, each with a button that lets it in. */
export function Knocks({ knocks }: { knocks: readonly Knock[] }) {
  const { language } = useReader()
  const text = knocksText[language]
  const { run: letIn, pending, problem } = useAct(api.hotel.stays.letIn)
  return (
    <div className={fixed.floating} role="status">
      {knocks.map(({ id, word, device }) => (
        <div className="card padded accent" key={id}>
          <p className="strong">{text.knocks(device)}</p>
          <p className="note">{text.knocksHint}</p>
          <p className="code">{word}</p>
          <button
            type="button"
            className="button"
            data-primary
            disabled={pending !== null}
            onClick={() => void letIn({ id })}
          >
            {text.letIn}
          </button>
          {problem && <p className="problem">{problem}</p>}
        </div>
      ))}
    </div>
  )
}
