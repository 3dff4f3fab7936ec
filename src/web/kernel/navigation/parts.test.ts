import fc from 'fast-check'
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { hasValidParams } from '#contract/pageUrl.ts'
import { guestParts } from '#web/pages.guest.ts'
import { publicParts } from '#web/pages.public.ts'
import { parts } from '#web/pages.ts'
import { pageAt } from './parts.ts'

const allPages = { ...parts, pages: [...parts.pages, ...guestParts.pages, ...publicParts.pages] }

test('a URL matches the page with that path, and the match contains the path’s parameters', () => {
  expect(pageAt(parts, '/news-admin?kind=winner')).toMatchObject({ name: 'newsAdmin', address: { params: {} } })
  expect(pageAt(parts, '/bags/create')?.name).toBe('bagsCreate')
  expect(pageAt(parts, '/bags/b1/')).toMatchObject({ name: 'bag', address: { params: { idBag: 'b1' } } })
  expect(pageAt(guestParts, '/1/french/o%201/menu')?.address.params).toEqual({
    idHotel: '1',
    idLanguage: 'french',
    outletId: 'o 1',
  })
  expect(pageAt(publicParts, '/propiedades/7')?.name).toBe('property')
  // A page of another program does not match, even if its path has the same shape; an invalid escape matches nothing.
  const misses = [pageAt(parts, '/1/french'), pageAt(guestParts, '/bags'), pageAt(guestParts, '/propiedades/7')]
  expect([...misses, pageAt(parts, '/bags/%')]).toEqual([null, null, null, null])
})

test('if several pages match, the same one is chosen as by react-router', () => {
  const routes = allPages.pages.map(({ name, page }) => ({ id: name, path: page.path }))
  const names = [...new Set(routes.flatMap(({ path }) => path.split('/')).filter((name) => !name.startsWith(':')))]
  const segment = fc.constantFrom(...names, '1', 'french', 'x')
  const paths = fc
    .tuple(fc.constantFrom(...routes), fc.array(segment, { minLength: 5, maxLength: 5 }))
    .map(([{ path }, segments]) => path.replaceAll(/:\w+/g, () => segments.pop() || 'y'))
  fc.assert(
    fc.property(paths, (path) => {
      const ours = pageAt(allPages, path)
      // react-router does not check parameters, so only routes with valid parameters are compared.
      const validRoutes = routes.filter((route) =>
        matchRoutes([route], path)?.every(({ params }) => hasValidParams({ params })),
      )
      const theirs = matchRoutes(validRoutes, path)?.at(-1)
      // Compares paths, not names: two pages for different roles may have the same path.
      if (ours) expect([theirs?.route.path, theirs?.params]).toEqual([ours.page.path, ours.address.params])
    }),
    { numRuns: 500 },
  )
})
