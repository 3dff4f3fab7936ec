import { Failure } from '#web/kernel/data/failure.ts'
import { useGuestUrl } from '#web/kernel/shells/guest/guestUrl.ts'
import { guestRefusalSentence } from '../guestRefusals.ts'
import type { ReturnedOrder } from './cart.ts'
import { cartProblemsText } from './cartProblems.text.ts'
import { changeCart } from './cartStore.ts'
import type { CheckedCartLine } from './checkCartLines.ts'
import { removeCartLines } from './editCartLines.ts'

interface CartProblemsProps {
  venue: number
  returned: ReturnedOrder | null
  lines: readonly CheckedCartLine[]
}

/** Reason why the server refused the order, and the cart lines that cannot be ordered now, with a button that removes them. */
export function CartProblems({ venue, returned, lines }: CartProblemsProps) {
  const { language } = useGuestUrl()
  const text = cartProblemsText[language]
  const refusedLines = returned?.problems ?? []
  const unavailable = lines.flatMap(({ id, name, problem }) => {
    const why = problem ?? refusedLines.find(({ lineId }) => lineId === id)?.problem
    return why ? [{ id, name, why }] : []
  })
  const ownSentences: Partial<Record<string, string>> = {
    too_old: text.tooOld,
    room_closed: text.closed,
    table_closed: text.closed,
  }
  const reason =
    returned &&
    (ownSentences[returned.code] ?? guestRefusalSentence(language, new Failure('refused', { code: returned.code })))
  return (
    <>
      {returned && refusedLines.length === 0 && <p className="callout below">{reason ?? text.notTaken}</p>}
      {unavailable.length > 0 && (
        <div className="callout below">
          <p>{text.cannot}</p>
          <ul className="stack gap-4">
            {unavailable.map(({ id, name, why }) => (
              <li key={id}>
                <strong>{name}</strong>, {text.problems[why]}
              </li>
            ))}
          </ul>
          <button
            type="button"
            className="button"
            onClick={() =>
              changeCart(venue, (cart) =>
                removeCartLines(
                  cart,
                  unavailable.map(({ id }) => id),
                ),
              )
            }
          >
            {text.removeThese}
          </button>
        </div>
      )}
    </>
  )
}
