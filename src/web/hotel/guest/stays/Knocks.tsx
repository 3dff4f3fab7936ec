import { api } from '#contract/api.ts'
import type { Knock } from '#contract/hotel/stays.ts'
import fixed from '#web/kernel/shells/guest/fixed.module.css'
import { useReader } from '#web/kernel/shells/guest/reader.ts'
import buttons from '#web/kernel/ui/buttons/buttons.module.css'
import fields from '#web/kernel/ui/forms/fields.module.css'
import { Card } from '#web/kernel/ui/layout/Card.tsx'
import typography from '#web/kernel/ui/layout/typography.module.css'
import { useAct } from '../act.ts'
import { knocksText } from './knocks.text.ts'

/** Phones at the door: one tap lets one in. */
export function Knocks({ knocks }: { knocks: readonly Knock[] }) {
  const { language } = useReader()
  const text = knocksText[language]
  const { act: letIn, doing, problem } = useAct(api.hotel.stays.letIn)
  return (
    <div className={fixed.floating} role="status">
      {knocks.map(({ id, word, device }) => (
        <Card key={id} padded accent>
          <p className={typography.strong}>{text.knocks(device)}</p>
          <p className={typography.note}>{text.knocksHint}</p>
          <p className={typography.code}>{word}</p>
          <button
            type="button"
            className={buttons.button}
            data-primary
            disabled={doing !== null}
            onClick={() => void letIn({ id })}
          >
            {text.letIn}
          </button>
          {problem && <p className={fields.problem}>{problem}</p>}
        </Card>
      ))}
    </div>
  )
}
