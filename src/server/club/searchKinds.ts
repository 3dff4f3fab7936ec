import { bagsSearch } from './bags/bags.search.ts'
import { messagesSearch } from './messages/messages.search.ts'
import { peopleSearch } from './people/people.search.ts'
import { postsSearch } from './posts/posts.search.ts'
import { tvsSearch } from './screens/screens.search.ts'

export const clubSearch = [peopleSearch, bagsSearch, postsSearch, messagesSearch, tvsSearch]
