import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { OwnAuthorisation } from '#contract/community/authorisations.ts'
import { useWrite } from '#web/kernel/data/writes.ts'
import { byStaffText } from '#web/kernel/text/byStaff.text.ts'
import { failureSentence } from '#web/kernel/text/failures.text.ts'
import { formatDay } from '#web/kernel/text/moments.ts'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { ListRow, RowActions, RowText } from '#web/kernel/ui/lists/List.tsx'
import { QuestionSheet } from '#web/kernel/ui/overlays/QuestionSheet.tsx'
import { useVenueName, useVenueTimeFormat } from '#web/kernel/venues/venue.ts'
import classes from './AuthorisedVisitor.module.css'
import { authorisationsText as text } from './authorisations.text.ts'
import { weekdayNames } from './weekdays.ts'

/** One authorised visitor with the gate code and a button to cancel the authorisation. */
export function AuthorisedVisitor({ authorisation }: { authorisation: OwnAuthorisation }) {
  const { visitor, document: number, day, repeat, code, enteredAt, exitedAt, byStaff } = authorisation
  const [asking, setAsking] = useState(false)
  const { moment } = useVenueTimeFormat()
  const venue = useVenueName()
  const days = repeat && text.repeat(weekdayNames(repeat.weekdays), formatDay(repeat.until))
  const words = days ? text.sharedRepeat(venue, days, code) : text.shared(venue, formatDay(day), code)
  const share = () => void navigator.share({ text: words }).catch(() => {})
  return (
    <ListRow>
      <RowText>
        <h2>{visitor}</h2>
        <p>
          {text.documentOf(number)} · {days ?? formatDay(day)}
        </p>
        <div className={classes.code}>
          <span className="unseen">{text.code}</span>
          {code}
        </div>
        {byStaff && <p>{byStaffText}</p>}
        {enteredAt && <p>{text.entered(moment(enteredAt))}</p>}
        {exitedAt && <p>{text.exited(moment(exitedAt))}</p>}
      </RowText>
      {(repeat || !enteredAt) && (
        <RowActions>
          {'share' in navigator && (
            <button type="button" className="button" data-small aria-label={text.shareOf(visitor)} onClick={share}>
              {text.share}
            </button>
          )}
          <button
            type="button"
            className="button"
            data-small
            aria-label={text.cancelOf(visitor)}
            onClick={() => setAsking(true)}
          >
            {text.cancel}
          </button>
        </RowActions>
      )}
      {asking && <Cancelling authorisation={authorisation} onClose={() => setAsking(false)} />}
    </ListRow>
  )
}

function Cancelling({
  authorisation: { id, visitor },
  onClose,
}: {
  authorisation: OwnAuthorisation
  onClose: () => void
}) {
  const cancel = useWrite(api.community.authorisations.cancel, {
    onSuccess: () => {
      popup.success(text.canceled)
      onClose()
    },
    onError: (failure) => {
      popup.error(failureSentence(failure))
      onClose()
    },
  })
  return (
    <QuestionSheet open title={text.ask} sentence={visitor} onClose={onClose}>
      <button
        type="button"
        className="button"
        data-danger
        disabled={cancel.isPending}
        onClick={() => cancel.mutate({ id })}
      >
        {text.cancel}
      </button>
      <button type="button" className="button" onClick={onClose}>
        {text.keep}
      </button>
    </QuestionSheet>
  )
}
