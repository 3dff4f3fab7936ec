import type { ChangeEvent } from 'react'

/** Change handler of a textarea for one-line texts: line breaks, for example of pasted text, become spaces. */
export const oneLine =
  (set: (text: string) => void) =>
  ({ currentTarget: { value } }: ChangeEvent<HTMLTextAreaElement>) =>
    set(value.replace(/[\r\n]+/g, ' '))
