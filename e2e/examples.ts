import type { Page } from '@playwright/test'
import type { Role } from '../src/contract/kernel/roles.ts'
import type { Venue } from './venue.ts'

/** What stands for each parameter of an address: the first thing of its kind in the venue. */
export const parametersOf = async (page: Page, venueId: number): Promise<Record<string, string>> => {
  const ask = async (path: string) => (await page.request.get(`/api/${path}`)).json()
  const [post] = await ask('club/posts/onShow?kind=news')
  const [message] = await ask('club/messages/list')
  const { people } = await ask('club/people/list')
  const { bags } = await ask('club/bags/list')
  const withClubs = bags.find(({ items }: { items: number }) => items > 0)
  const { bag } = await ask(`club/bags/one?id=${withClubs.id}`)
  const [outlet] = await ask('hotel/outlets/list')
  const [menu] = await ask('hotel/menus/list')
  const { categories } = await ask(`hotel/menus/one?id=${menu.id}`)
  const { products } = await ask(`hotel/menus/category?id=${categories[0].id}`)
  const { stay } = await ask('hotel/stays/at?number=101')
  const { members } = await ask('community/members/list')
  const { claims } = await ask('community/claims/list')
  const firstOf = async (feature: string) => (await ask(`community/${feature}/all`))[0].id
  return {
    idMember: members[0].id,
    idClaim: claims[0].id,
    idSupplier: await firstOf('suppliers'),
    idActivity: await firstOf('activities'),
    idDining: await firstOf('restaurants'),
    idMap: await firstOf('maps'),
    idMinistry: await firstOf('ministries'),
    idRequest: 'prayer',
    idNew: post.id,
    idMessage: message.id,
    idPerson: people[0].id,
    idBag: bag.id,
    idItem: bag.items[0].id,
    idAction: 'movement',
    idOutlet: outlet.id,
    outletId: outlet.id,
    idLugar: outlet.id,
    menuId: menu.id,
    idMenu: menu.id,
    categoryId: categories[0].id,
    idCategoria: categories[0].id,
    productIndex: '0',
    idProduct: products[0].id,
    idHotel: `${venueId}`,
    idLanguage: 'french',
    idTable: '101',
    idRoom: '101',
    idRestaurant: `${venueId}`,
    idStay: stay.id,
    idOrder: stay.orders[0].id,
    idPropiedad: '1',
  }
}

/** A browser of somebody of each role. A page is looked at by the first of them who may open it. */
export const browsers: Partial<Record<Role, (venue: Venue) => Promise<Page>>> = {
  admin: ({ browserOf }) => browserOf('Ana'),
  screen: ({ browserOf }) => browserOf('Pantalla'),
  visitor: ({ visitor }) => visitor(),
  lider: ({ phoneOf }) => phoneOf('lider'),
}
