import { asc } from 'drizzle-orm'
import { to } from '#contract/club/pages.ts'
import { containsWords, type SearchKind } from '#server/kernel/search/searchKind.ts'
import { clubSearchText as text } from '../search.text.ts'
import { messages } from './messages.table.ts'

export const messagesSearch: SearchKind = {
  name: 'club.messages',
  nouns: text.messages,
  pages: { staff: 'messages', admin: 'messageEdit' },
  async find({ db, role, words, limit }) {
    const { id, title, youtube } = messages
    const rows = await db
      .select({ id, title, youtube })
      .from(messages)
      .where(containsWords(words, title))
      .orderBy(asc(messages.place), asc(id))
      .limit(limit)
    return rows.map((message) => ({
      id: message.id,
      kind: text.message,
      title: message.title,
      detail: message.youtube,
      link: role === 'admin' ? to('messageEdit', { idMessage: message.id }) : to('messages'),
    }))
  },
}
