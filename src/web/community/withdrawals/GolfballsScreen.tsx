import { useState } from 'react'
import { api } from '#contract/api.ts'
import { withdrawalLimits } from '#contract/community/withdrawals.limits.ts'
import { phoneHomePath } from '#contract/redirects.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { useRead } from '#web/kernel/data/reads.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { PhonePage } from '#web/kernel/shells/phone/PhonePage.tsx'
import { failureSentence } from '#web/kernel/text/failures.text.ts'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { List, ListRow, RowAside, RowText } from '#web/kernel/ui/lists/List.tsx'
import { EmptyPanel, Loaded } from '#web/kernel/ui/loading/Loaded.tsx'
import { SkeletonBox } from '#web/kernel/ui/loading/SkeletonBox.tsx'
import { QuestionSheet } from '#web/kernel/ui/overlays/QuestionSheet.tsx'
import { useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import { withdrawalsText as text } from './withdrawals.text.ts'

export function GolfballsScreen() {
  const withdrawals = useRead(api.community.withdrawals.mine)
  const { moment } = useVenueTimeFormat()
  // Id of the withdrawal, created when the dialog opens, so that two taps take one basket.
  const [asked, setAsked] = useState<string | null>(null)
  const close = () => setAsked(null)
  const withdraw = useWrite(api.community.withdrawals.withdraw, {
    onSuccess: () => {
      popup.success(text.done)
      close()
    },
    onError: (failure) => popup.error(failureSentence(failure)),
  })
  return (
    <PhonePage title={text.title} back={phoneHomePath(undefined)}>
      <button type="button" className="button" data-primary onClick={() => setAsked(newId())}>
        {text.withdraw}
      </button>
      <Loaded
        read={withdrawals}
        skeleton={<SkeletonBox height={160} radius={10} />}
        empty={<EmptyPanel sentence={text.empty} />}
      >
        {(withdrawals) => (
          <List>
            {withdrawals.map(({ id, balls, at }) => (
              <ListRow key={id}>
                <RowText>
                  <strong>{text.balls(balls)}</strong>
                </RowText>
                <RowAside>
                  <time dateTime={at}>{moment(at)}</time>
                </RowAside>
              </ListRow>
            ))}
          </List>
        )}
      </Loaded>
      <QuestionSheet
        open={asked !== null}
        title={text.ask}
        sentence={text.sentence(withdrawalLimits.balls)}
        onClose={close}
      >
        <button
          type="button"
          className="button"
          data-primary
          disabled={withdraw.isPending}
          onClick={() => asked && withdraw.mutate({ id: asked })}
        >
          {text.confirm}
        </button>
        <button type="button" className="button" onClick={close}>
          {text.cancel}
        </button>
      </QuestionSheet>
    </PhonePage>
  )
}
