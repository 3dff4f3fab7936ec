import { searchLimits } from '#contract/kernel/search.limits.ts'
import type { SearchResult } from '#contract/kernel/search.ts'
import { isPageInUse } from '#contract/pageProducts.ts'
import { normalizedWords } from '../normalizedWords.rules.ts'
import { productsInUse } from '../venues/venues.queries.ts'
import type { SearchKind, SearchRequest } from './searchKind.ts'

/** Maximum number of search words, because each word adds a condition to the query of every kind. */
const maxWords = 6
/** A shorter word does not name a kind: 'so' may begin a name. */
const shortestNoun = 3

/** The typed words without those that name the kind (its nouns), unless all words do. */
const wordsWithoutNouns = (words: readonly string[], nouns: readonly string[]) => {
  const isNoun = (word: string) => word.length >= shortestNoun && nouns.some((noun) => noun.startsWith(word))
  const others = words.filter((word) => !isNoun(word))
  return others.length > 0 ? others : words
}

/**
 * Results of all kinds that the role finds in the products that the venue uses, in the order of the kinds, each kind up to a limit;
 * the queries are sent together.
 */
export const searchAll = async (
  kinds: readonly SearchKind[],
  text: string,
  request: Omit<SearchRequest, 'words' | 'limit'>,
): Promise<SearchResult[]> => {
  const words = normalizedWords(text).slice(0, maxWords)
  if (words.length === 0) return []
  const products = await productsInUse(request.db)
  const found = await Promise.all(
    kinds
      .filter(({ pages }) => {
        const page = pages[request.role]
        return page !== undefined && isPageInUse(page, products)
      })
      .map(({ nouns, find }) =>
        find({ ...request, words: wordsWithoutNouns(words, nouns), limit: searchLimits.perKind }),
      ),
  )
  return found.flat()
}
