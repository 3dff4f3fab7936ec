import { Fragment } from 'react'

/** A sentence with a mail address that may wrap before '@' and '.', because large letters would cut it anywhere. */
export const MailText = ({ text }: { text: string }) =>
  text.split(/(?=[@.]\w)/).map((part, i, parts) => (
    <Fragment key={parts.slice(0, i).join('')}>
      <wbr />
      {part}
    </Fragment>
  ))
