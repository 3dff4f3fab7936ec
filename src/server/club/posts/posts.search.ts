import { desc } from 'drizzle-orm'
import { to } from '#contract/club/pages.ts'
import { containsWords, type SearchKind } from '#server/kernel/search/searchKind.ts'
import { clubSearchText as text } from '../search.text.ts'
import { posts } from './posts.table.ts'

export const postsSearch: SearchKind = {
  name: 'club.posts',
  nouns: text.posts,
  pages: { staff: 'newsEdit', admin: 'newsEdit' },
  async find({ db, words, limit }) {
    const { id, kind, title, description } = posts
    const rows = await db
      .select({ id, kind, title, description })
      .from(posts)
      .where(containsWords(words, title))
      .orderBy(desc(posts.createdAt), desc(id))
      .limit(limit)
    return rows.map((post) => ({
      id: post.id,
      kind: text.post[post.kind],
      title: post.title,
      detail: post.description,
      link: to('newsEdit', { idNew: post.id }),
    }))
  },
}
