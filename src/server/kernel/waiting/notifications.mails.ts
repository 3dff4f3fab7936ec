import { to } from '#contract/kernel/pages.ts'
import type { WaitingItem, WaitingList } from '#contract/kernel/waiting.ts'
import type { MailMessage } from '../mail/mail.queries.ts'
import { waitingText as text } from './waiting.text.ts'

interface Recipient {
  mail: string
  name: string
}

/** The server's public URL and the venue's name. */
interface Sender {
  origin: string
  venue: string
}

/** One line about an item. */
export const waitingItemLine = ({ title, detail }: WaitingItem) => (detail ? `${title} · ${detail}` : title)

/** Mail about one new item. */
export const noticeMail = (
  { mail, name }: Recipient,
  label: string,
  item: WaitingItem,
  { origin, venue }: Sender,
): MailMessage => ({
  recipient: mail,
  subject: text.noticeSubject(venue, label, item.title),
  body: `${text.greeting(name)}

${label}: ${waitingItemLine(item)}

${text.open(origin + item.link)}

${text.settings(origin + to('account'))}
`,
})

/** The daily mail: the number of waiting items in each list, and the first items. */
export const digestMail = (
  { mail, name }: Recipient,
  lists: readonly WaitingList[],
  { origin, venue }: Sender,
): MailMessage => {
  const total = lists.reduce((sum, { count }) => sum + count, 0)
  const sections = lists.map(({ label, count, items, link }) =>
    [
      `${label} (${count}): ${origin}${link}`,
      ...items.map((item) => `- ${waitingItemLine(item)}`),
      ...(count > items.length ? [text.more(count - items.length)] : []),
    ].join('\n'),
  )
  return {
    recipient: mail,
    subject: text.digestSubject(venue, total),
    body: `${text.greeting(name)}

${text.digestIntro}

${sections.join('\n\n')}

${text.settings(origin + to('account'))}
`,
  }
}
