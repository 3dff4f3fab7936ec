type TextControl = HTMLInputElement | HTMLTextAreaElement

const isText = (target: EventTarget | null): target is TextControl =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/** Number of characters beyond the maximum; leading and trailing spaces do not count, because they are not sent. */
export const excessOf = (text: string, max: number) => Math.max(0, text.trim().length - max)

/** The text fields whose value is longer than their maxLength. */
export const tooLongOf = (fields: Iterable<unknown>): TextControl[] =>
  [...(fields as Iterable<EventTarget>)]
    .filter(isText)
    .filter((field) => field.maxLength >= 0 && excessOf(field.value, field.maxLength) > 0)

/** Handler for `onPaste` and `onDrop`: lifts maxLength for this event, because the browser would cut the text silently. */
export function takeWhole({ target }: { target: EventTarget | null }) {
  if (!isText(target) || target.maxLength < 0) return
  const { maxLength } = target
  const restoreLimit = () => {
    target.maxLength = maxLength
  }
  target.removeAttribute('maxlength')
  // The input event follows the paste; the timeout covers the case that nothing was pasted.
  target.addEventListener('input', restoreLimit, { once: true })
  setTimeout(restoreLimit)
}
