import { Failure } from '#web/kernel/data/failure.ts'
import { useReader } from '#web/kernel/shells/guest/reader.ts'
import { refusedIn } from '../refused.ts'
import type { Returned } from './cart.ts'
import { changeCart } from './cartStore.ts'
import { without } from './changing.ts'
import type { OfferedLine } from './offer.ts'
import { troublesText } from './troubles.text.ts'

interface CartProblemsProps {
  venue: number
  returned: Returned | null
  lines: readonly OfferedLine[]
}

/** Reason why the server refused the order, and the cart lines that cannot be ordered now, with a button that removes them. */
export function Troubles({ venue, returned, lines }: CartProblemsProps) {
  const { language } = useReader()
  const text = troublesText[language]
  const refusedLines = returned?.problems ?? []
  const unavailable = lines.flatMap(({ id, name, problem }) => {
    const why = problem ?? refusedLines.find(({ lineId }) => lineId === id)?.problem
    return why ? [{ id, name, why }] : []
  })
  const reason =
    returned &&
    (returned.code === 'too_old' ? text.tooOld : refusedIn(language, new Failure('refused', { code: returned.code })))
  return (
    <div className="stack inset" role="status">
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
                without(
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
    </div>
  )
}
