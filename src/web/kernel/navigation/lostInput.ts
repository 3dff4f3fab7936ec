declare global {
  interface Window {
    /** Target of the last click, unless the application has handled it. An inline script sets it (server/document.ts). */
    lostClick?: EventTarget | null
  }
}

/** Forgets each click that the application handles. React stops the propagation of a click on HTML that is not hydrated. */
export const forgetHandledClicks = () =>
  addEventListener('click', () => {
    window.lostClick = null
  })

/** Gives the texts that were typed before their fields were hydrated to React. */
function replayLostTexts() {
  // All texts are read first: the event of one field makes React reset the others to their state.
  const fields = [...document.querySelectorAll<HTMLInputElement>(':read-write')]
  const typed = fields.map(({ value }) => value)
  for (const field of fields) {
    const value = typed.shift()
    if (value === field.defaultValue) continue
    const announce = () => field.dispatchEvent(new Event('input', { bubbles: true }))
    // React hydrates the field before it handles its event.
    announce()
    // React ignores an event of a field with the value that it has seen last. It sees values that are set on the field, and
    // not those set with the setter of the prototype.
    field.value = field.defaultValue
    Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
    announce()
  }
}

/**
 * Repeats what a visitor typed and clicked before the HTML was hydrated: on a slow network the HTML is visible for seconds
 * before its script has loaded. Of the clicks, it repeats the last one on a button.
 */
export function replayLostInput() {
  const target = window.lostClick
  window.lostClick = null
  // The inline script shows which link or button was tapped until the application handles it.
  window.onclick = null
  for (const control of document.querySelectorAll('[data-pressed]')) control.removeAttribute('data-pressed')
  replayLostTexts()
  if (target instanceof Element) target.closest('button')?.click()
}
