type TextControl = HTMLInputElement | HTMLTextAreaElement

const isText = (target: EventTarget | null): target is TextControl =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/** By how much a text is longer than it may be. Blanks around it are not sent. */
export const excessOf = (text: string, max: number) => Math.max(0, text.trim().length - max)

/** Of these, the fields that hold more than they may. */
export const tooLongOf = (fields: Iterable<unknown>): TextControl[] =>
  [...(fields as Iterable<EventTarget>)]
    .filter(isText)
    .filter((field) => field.maxLength >= 0 && excessOf(field.value, field.maxLength) > 0)

/** For `onPaste` and `onDrop`: lets what comes in whole, where a browser would cut it at the field's limit without a word. */
export function takeWhole({ target }: { target: EventTarget | null }) {
  if (!isText(target) || target.maxLength < 0) return
  const { maxLength } = target
  const limit = () => {
    target.maxLength = maxLength
  }
  target.removeAttribute('maxlength')
  // The text is in the field when this event comes; where nothing was pasted, it does not come.
  target.addEventListener('input', limit, { once: true })
  setTimeout(limit)
}
