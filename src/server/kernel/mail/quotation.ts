/** Last paragraph of a mail with a reply: the recipient's own message, and a link to the page that shows it. */
export const quotedMessage = (question: string, link: string) => `Nos escribiste:

${question
  .trim()
  .split('\n')
  .map((line) => `> ${line}`.trimEnd())
  .join('\n')}

Para verlo: ${link}
`
