import type { ChangeEvent } from 'react'

/** For texts that are long but are one line: what is pasted with breaks is joined. */
export const oneLine =
  (set: (text: string) => void) =>
  ({ currentTarget: { value } }: ChangeEvent<HTMLTextAreaElement>) =>
    set(value.replace(/[\r\n]+/g, ' '))
