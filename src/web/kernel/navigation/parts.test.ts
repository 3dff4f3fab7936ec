import fc from 'fast-check'
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { hasValidParams } from '#contract/pageUrl.ts'
import { guestParts } from '#web/pages.guest.ts'
import { publicParts } from '#web/pages.public.ts'
import { parts } from '#web/pages.ts'
import { pageAt } from './parts.ts'

const everything = { ...parts, pages: [...parts.pages, ...guestParts.pages, ...publicParts.pages] }

test('an address leads to the page whose path it has, with its parameters and what it asks for', () => {
  expect(pageAt(parts, '/news-admin?kind=winner')).toMatchObject({ name: 'newsAdmin', address: { params: {} } })
  expect(pageAt(parts, '/bags/create')?.name).toBe('bagsCreate')
  expect(pageAt(parts, '/bags/b1/')).toMatchObject({ name: 'bag', address: { params: { idBag: 'b1' } } })
  expect(pageAt(guestParts, '/1/french/o%201/menu')?.address.params).toEqual({
    idHotel: '1',
    idLanguage: 'french',
    outletId: 'o 1',
  })
  expect(pageAt(publicParts, '/propiedades/7')?.name).toBe('property')
  // A page of another program is none of this one's, also where its address has the same shape.
  const others = [pageAt(parts, '/1/french'), pageAt(guestParts, '/bags'), pageAt(guestParts, '/propiedades/7')]
  expect([...others, pageAt(parts, '/bags/%')]).toEqual([null, null, null, null])
})

test('where several pages match, it is the one that a router known to everybody would choose', () => {
  const routes = everything.pages.map(({ name, page }) => ({ id: name, path: page.path }))
  const words = [...new Set(routes.flatMap(({ path }) => path.split('/')).filter((word) => !word.startsWith(':')))]
  const step = fc.constantFrom(...words, '1', 'french', 'x')
  const address = fc
    .tuple(fc.constantFrom(...routes), fc.array(step, { minLength: 5, maxLength: 5 }))
    .map(([{ path }, steps]) => path.replaceAll(/:\w+/g, () => steps.pop() || 'y'))
  fc.assert(
    fc.property(address, (address) => {
      const ours = pageAt(everything, address)
      // What does not fit its parameter is no page: that rule is ours alone.
      const fitting = routes.filter((route) =>
        matchRoutes([route], address)?.every(({ params }) => hasValidParams({ params })),
      )
      const theirs = matchRoutes(fitting, address)?.at(-1)
      // One path may be two pages, for different people.
      if (ours) expect([theirs?.route.path, theirs?.params]).toEqual([ours.page.path, ours.address.params])
    }),
    { numRuns: 500 },
  )
})
