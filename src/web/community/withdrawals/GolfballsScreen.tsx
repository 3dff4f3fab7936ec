import { useState } from 'react'
import { api } from '#contract/api.ts'
import { withdrawalLimits } from '#contract/community/withdrawals.limits.ts'
import { phoneHome } from '#contract/detours.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import phone from '#web/kernel/shells/phone/phone.module.css'
import { sentenceFor } from '#web/kernel/text/failures.text.ts'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { Bone } from '#web/kernel/ui/loading/Bone.tsx'
import { Empty, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { useMoments } from '#web/kernel/venues/venue.ts'
import list from '../phone/list.module.css'
import { PhonePage } from '../phone/PhonePage.tsx'
import { Sheet } from '../phone/Sheet.tsx'
import { withdrawalsText as text } from './withdrawals.text.ts'

export function GolfballsScreen() {
  const withdrawals = useRead(api.community.withdrawals.mine)
  const { moment } = useMoments()
  // One id per question: two taps take one basket.
  const [asked, setAsked] = useState<string | null>(null)
  const close = () => setAsked(null)
  const withdraw = useWrite(api.community.withdrawals.withdraw, {
    onSuccess: () => {
      popup.success(text.done)
      close()
    },
    onError: (failure) => popup.error(sentenceFor(failure)),
  })
  return (
    <PhonePage title={text.title} back={phoneHome(undefined)}>
      <button type="button" className={phone.button} data-primary onClick={() => setAsked(newId())}>
        {text.withdraw}
      </button>
      <Loaded read={withdrawals} skeleton={<Bone height={160} radius={10} />} empty={<Empty sentence={text.empty} />}>
        {(withdrawals) => (
          <ul className={list.rows}>
            {withdrawals.map(({ id, balls, at }) => (
              <li key={id} className={list.row}>
                <div className={list.words}>
                  <strong>{text.balls(balls)}</strong>
                </div>
                <time className={list.aside} dateTime={at}>
                  {moment(at)}
                </time>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <Sheet open={asked !== null} title={text.ask} sentence={text.sentence(withdrawalLimits.balls)} onClose={close}>
        <button
          type="button"
          className={phone.button}
          data-primary
          disabled={withdraw.isPending}
          onClick={() => asked && withdraw.mutate({ id: asked })}
        >
          {text.confirm}
        </button>
        <button type="button" className={phone.button} onClick={close}>
          {text.cancel}
        </button>
      </Sheet>
    </PhonePage>
  )
}
