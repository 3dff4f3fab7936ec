import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type ActionType, actionTypes, movementLimits, proposedAction } from '#contract/club/movements.limits.ts'
import { venueFromQuery } from '#contract/pageUrl.ts'
import { newId } from '#web/kernel/data/newId.ts'
import { useNavigate, useSearchParams } from '#web/kernel/navigation/navigation.tsx'
import { usePreloadPage } from '#web/kernel/navigation/preloadPage.ts'
import { PhoneFoot } from '#web/kernel/shells/phone/PhonePage.tsx'
import { tooLongText } from '#web/kernel/text/tooLong.text.ts'
import { confirmOnPhone } from '#web/kernel/ui/feedback/confirmOnPhone.ts'
import { popup } from '#web/kernel/ui/feedback/popups.ts'
import { useLeaveGuard } from '#web/kernel/ui/forms/leaveGuard.tsx'
import { allowLongPaste, excessLength } from '#web/kernel/ui/forms/tooLong.ts'
import { repeatedMovementText } from '../bags/bagMovement.text.ts'
import { ItemsCheck, type MissingItemIds } from '../bags/ItemsCheck.tsx'
import { BagToMove } from './BagToMove.tsx'
import { homePath, scanPath } from './bagPath.ts'
import classes from './custody.module.css'
import { custodyText as text } from './custody.text.ts'
import type { MovableBag } from './enterCode.ts'
import { registerMove } from './sendMoves.ts'

interface BagMovementFormProps {
  idBag: string
  opened: MovableBag
  /**
   * Called when the code must be entered again, because the server refuses it as wrong, or refuses the permit (the signed
   * proof that it was entered) as expired.
   */
  onExpired: () => void
}

export function BagMovementForm({
  idBag,
  opened: { bag, position, lastAction, right },
  onExpired,
}: BagMovementFormProps) {
  const query = useSearchParams()
  const navigate = useNavigate()
  // One id per opened bag: a double tap or a retry after a lost connection registers one movement.
  const [id] = useState(newId)
  const [actionType, setActionType] = useState<ActionType>(proposedAction(lastAction))
  const [missing, setMissing] = useState<MissingItemIds>(null)
  const [comments, setComments] = useState('')
  const [sending, setSending] = useState(false)
  const busy = useRef(false)
  const comment = useRef<HTMLTextAreaElement>(null)
  const excess = excessLength(comments, movementLimits.comment)
  useLeaveGuard((comments !== '' || missing !== null) && !sending)
  const venue = venueFromQuery(query)
  const prepare = usePreloadPage()
  // In a shift the scanner follows each bag; otherwise the home page. It is prefetched now, because the network may be gone when the form is sent.
  const next = 'exact' in right ? scanPath(query) : homePath(query)
  useEffect(() => prepare(next), [prepare, next])
  const items = bag?.items ?? []
  const repeatQuestion = actionType === lastAction && repeatedMovementText[actionType]

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy.current) return
    if (excess > 0) return comment.current?.focus()
    if (repeatQuestion && !(await confirmOnPhone(repeatQuestion))) return
    busy.current = true
    setSending(true)
    const waiting = await registerMove({
      ...venue,
      ...right,
      id,
      idBag,
      position,
      actionType,
      comments,
      missing: actionType === 'Ingreso' ? missing : null,
      madeAt: new Date().toISOString(),
      brand: bag?.brand ?? '',
      fullName: bag?.fullName ?? '',
      waiting: 'queued',
    })
    if (!waiting) popup.success(text.registered)
    // The next page shows queued movements with their state; only a missing code is entered here.
    if (waiting === 'code') return onExpired()
    if (waiting === 'queued') popup.later(text.queuedNow)
    navigate(next)
  }

  return (
    <form className={classes.form} noValidate onPaste={allowLongPaste} onSubmit={(event) => void submit(event)}>
      <BagToMove bag={bag} />
      <fieldset className="choices">
        <legend>{text.actionType}</legend>
        <div className="grid small gap-8">
          {actionTypes.map((type) => (
            <label key={type} className="choice strong" data-chosen={type === actionType || undefined}>
              <input
                className="check"
                type="radio"
                name="actionType"
                checked={type === actionType}
                onChange={() => setActionType(type)}
              />
              {type}
            </label>
          ))}
        </div>
      </fieldset>
      {repeatQuestion && (
        <p className="warning" role="status">
          {repeatQuestion.title}.
        </p>
      )}
      {actionType === 'Ingreso' && items.length > 0 && (
        <ItemsCheck items={items} missing={missing} onChange={setMissing} />
      )}
      <div className="field">
        <label htmlFor="move-comment">{text.comment}</label>
        <textarea
          ref={comment}
          id="move-comment"
          aria-invalid={excess > 0}
          aria-describedby={excess > 0 ? 'move-comment-problem' : undefined}
          className="input"
          rows={2}
          maxLength={movementLimits.comment}
          value={comments}
          onChange={(event) => setComments(event.currentTarget.value)}
        />
        {excess > 0 && (
          <p id="move-comment-problem" className="problem" role="alert">
            {tooLongText.spanish(movementLimits.comment, excess)}
          </p>
        )}
      </div>
      <PhoneFoot>
        <button type="submit" className="button" data-primary disabled={sending}>
          {sending ? text.registering : text.register(actionType)}
        </button>
      </PhoneFoot>
    </form>
  )
}
