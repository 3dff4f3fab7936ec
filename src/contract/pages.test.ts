import { expect, test } from 'vitest'
import { bagActions } from './club/bags.limits.ts'
import { clubPhonePages } from './club/pages.phone.ts'
import { clubPublicPages } from './club/pages.public.ts'
import { clubPages } from './club/pages.ts'
import { clubTvPages } from './club/pages.tv.ts'
import { communityStaffPages } from './community/pages.staff.ts'
import { communityPages } from './community/pages.ts'
import { requestKinds } from './community/requests.limits.ts'
import { guestPages } from './hotel/pages.guest.ts'
import { hotelStaffPages } from './hotel/pages.ts'
import { firstRunPages } from './kernel/firstRunPage.ts'
import type { Page } from './kernel/page.ts'
import { kernelPages } from './kernel/pages.ts'
import { pages } from './pages.ts'
import { hasValidParams, languageOfPageUrl, matchPath, sortBySpecificity, venueFromUrl } from './pageUrl.ts'
import { propertiesPublicPages } from './properties/pages.public.ts'
import { propertiesPages } from './properties/pages.ts'

/** Pairs of pages that share a path: the caller’s role or the parameter’s format decides between them. */
const share = (one: Page, other: Page) => {
  const params = (path: string) => path.match(/:\w+/g) ?? []
  const [own, others] = [params(one.path), params(other.path)]
  if (one.path === other.path) {
    const both = one.who.filter((role) => other.who.includes(role))
    return both.length === 0 || (both.length === one.who.length && one.who.length < other.who.length)
  }
  return own.every((name, i) => name === others[i] || (shaped.includes(name) && shaped.includes(others[i] ?? '')))
}
/** Parameters whose formats exclude each other. */
const shaped = [':idLanguage', ':idRoom']

test('no two pages of any products have the same name or path', () => {
  const products = [
    kernelPages,
    firstRunPages,
    clubPages,
    clubTvPages,
    clubPhonePages,
    clubPublicPages,
    communityPages,
    communityStaffPages,
    hotelStaffPages,
    guestPages,
  ]
  const parts = [...products, propertiesPages, propertiesPublicPages].flatMap((part) => Object.values<Page>(part))
  expect(Object.values(pages)).toHaveLength(parts.length)
  const bare = ({ path }: Page) => path.replace(/(.)\/$/, '$1').replaceAll(/:\w+/g, ':')
  const twice = parts.filter((page, i) =>
    parts.slice(0, i).some((earlier) => bare(earlier) === bare(page) && !share(earlier, page)),
  )
  expect(twice).toEqual([])
})

test('a path of fixed segments is matched before a path with parameters', () => {
  const paths = ['/:idHotel/:idLanguage', '/news/:id', '/:idHotel/language', '/news/create', '/hotel']
  const order = sortBySpecificity(paths.map((path) => ({ path }))).map(({ path }) => path)
  expect(order.filter((path) => path !== '/hotel')).toEqual([
    '/news/create',
    '/news/:id',
    '/:idHotel/language',
    '/:idHotel/:idLanguage',
  ])
})

test('a URL matches the path with the same fixed segments, and the other segments become its parameters', () => {
  expect(matchPath('/menu/:menuId/editMenu', '/menu/m%201/editMenu')).toEqual({ menuId: 'm 1' })
  expect(matchPath('/menu/:menuId', '/menu/1/')).toEqual({ menuId: '1' })
  expect(matchPath('/', '/')).toEqual({})
  for (const other of [
    '/menu',
    '/menu/',
    '/menu/1/editMenu',
    '/menus/1',
    '/Menu/1',
    '//menu/1',
    '/menu/%',
    '/menu/1//',
  ])
    expect(matchPath('/menu/:menuId', other), other).toBe(null)
  expect([matchPath('/:idHotel/language', '/x/language'), matchPath('/:idHotel/:idLanguage', '/1/klingon')]).toEqual([
    null,
    null,
  ])
})

test('a hotel’s parameter must be a number and a language’s one of four names', () => {
  expect(hasValidParams({ params: { idHotel: '12', idLanguage: 'french', outletId: 'anything' } })).toBe(true)
  for (const idHotel of ['outlet', '0', '1x', '', '12345678901'])
    expect(hasValidParams({ params: { idHotel } })).toBe(false)
  for (const idLanguage of ['fr', 'klingon', ''])
    expect(hasValidParams({ params: { idHotel: '1', idLanguage } })).toBe(false)
})

test('the action of a bag and the kind of a request each accept three values; other values match no page', () => {
  for (const idAction of bagActions)
    expect(matchPath('/bags/:idBag/:idAction', `/bags/b/${idAction}`)).toEqual({ idBag: 'b', idAction })
  for (const idRequest of requestKinds)
    expect(matchPath('/actions/:idRequest', `/actions/${idRequest}`)).toEqual({ idRequest })
  for (const other of ['other', 'Movement', 'constructor', 'prayers', ''])
    expect(
      [hasValidParams({ params: { idAction: other } }), hasValidParams({ params: { idRequest: other } })],
      other,
    ).toEqual([false, false])
})

test('the venue of a URL is the number at its beginning, or the one in its query', () => {
  const none = new URLSearchParams()
  const asked = new URLSearchParams('venue=3')
  const named = ['/2/french/x/menu', '/2', '/2x/french', '/hotel'].map((path) => venueFromUrl(path, none))
  expect([...named, venueFromUrl('/home', asked)]).toEqual([{ venue: 2 }, { venue: 2 }, {}, {}, { venue: 3 }])
})

test('the language comes from the path or the query, otherwise it is Spanish', () => {
  const at = (idLanguage: string | undefined, query: string) =>
    languageOfPageUrl({ params: { idLanguage }, query: new URLSearchParams(query) })
  expect([at('french', ''), at(undefined, 'language=english'), at(undefined, 'language=x'), at(undefined, '')]).toEqual(
    ['french', 'english', 'spanish', 'spanish'],
  )
})

/** The routes that the specification names, as it spells them; /forms and /whatsapp redirect to other sites. */
const specifiedRoutes = [
  ...['/login', '/recover', '/configurations/resetpassword', '/dashboard', '/screen', '/screen-news'],
  ...['/screen-tournaments', '/screen-winners', '/screen-bags', '/news-admin', '/news-admin/:idNew', '/news/create'],
  ...['/bags', '/bags/lastmovements', '/bags/create', '/bags/edit/:idBag', '/bags/:idBag', '/bags/:idBag/:idAction'],
  ...['/bags/:idBag/edit/:idItem', '/bag/:idBag', '/people', '/messages', '/messages/create', '/messages-admin'],
  ...['/outlets', '/outlet/createOutlet', '/outlet/:id/editOutlet', '/menu', '/menu/createMenu', '/menu/:id/editMenu'],
  ...['/menu/:menuId', '/menu/:menuId/createCategory', '/menu/:menuId/:categoryId/editCategory'],
  ...['/menu/:menuId/:categoryId', '/menu/:menuId/:categoryId/createProduct'],
  ...['/menu/:menuId/:categoryId/editProduct/:productIndex', '/configurations', '/configuration/edit'],
  ...['/orders', '/orders/history', '/tables/:tableID', '/create/propertie', '/absence', '/chat'],
  ...['/:idRestaurant/:idTable/mail', '/:idHotel/:idLanguage/', '/:idHotel/:idLanguage/:outletId/menu'],
  ...['/:idHotel/cart/:idRoom', '/:idHotel/:idRoom', '/:idHotel/:idRoom/information', '/:idHotel/:idRoom/chat'],
  ...['/:idHotel/:idLanguage/outlets', '/:idHotel/rooms', '/:idHotel/tables', '/:idHotel/login'],
  ...['/:idHotel/menu/:idMenu', '/lugares/:idLugar', '/:id/language', '/home', '/news', '/actions', '/ministries'],
  ...['/profile', '/suppliers', '/golfballs', '/hours', '/restaurants', '/emergency', '/claims', '/add-claim', '/maps'],
  ...['/take-assistant', '/donations', '/', '/login-app', '/register', '/coming-soon', '/propiedades/:idPropiedad'],
  '/:idHotel/:idLanguage/:idMenu/:idCategoria/:idProduct/client',
  '/:idHotel/:idMenu/:idCategoria/:idProduct/client',
]

test('every route of the specification is the path of a page', () => {
  const bare = (path: string) => path.replaceAll(/:\w+/g, ':')
  const paths = Object.values<Page>(pages).map(({ path }) => bare(path))
  expect(specifiedRoutes.filter((route) => !paths.includes(bare(route)))).toEqual([])
})
