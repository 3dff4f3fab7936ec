const typesWithoutText = ['checkbox', 'radio', 'button', 'submit', 'reset', 'range', 'color', 'file', 'image']

/** Whether keys that are typed at this element change a text in it. */
export const isTextField = (target: EventTarget | null) => {
  const { tagName, type = '', isContentEditable } = (target ?? {}) as Partial<HTMLInputElement>
  if (tagName === 'INPUT') return !typesWithoutText.includes(type)
  return tagName === 'TEXTAREA' || isContentEditable === true
}
