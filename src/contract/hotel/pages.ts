import { api, opening } from '../api.ts'
import { admins, type Page, staff } from '../kernel/page.ts'
import { addressesOf } from '../kernel/to.ts'
import type { Place } from '../places.ts'

const everyOutlet = opening(api.hotel.outlets.list, {})
const menuAt = ({ params }: Place) => opening(api.hotel.menus.one, { id: params.menuId ?? '' })
const categoryAt = ({ params }: Place) => opening(api.hotel.menus.category, { id: params.categoryId ?? '' })

/** The hotel's pages of the back-office. */
export const hotelPages = {
  outlets: { path: '/outlets', who: staff, surface: 'staff', opens: () => [everyOutlet] },
  outletCreate: { path: '/outlet/createOutlet', who: admins, surface: 'staff' },
  outletEdit: {
    path: '/outlet/:idOutlet/editOutlet',
    who: admins,
    surface: 'staff',
    opens: ({ params }) => [opening(api.hotel.outlets.one, { id: params.idOutlet ?? '' })],
  },

  menus: { path: '/menu', who: staff, surface: 'staff', opens: () => [opening(api.hotel.menus.list)] },
  menuCreate: { path: '/menu/createMenu', who: admins, surface: 'staff', opens: () => [everyOutlet] },
  menuEdit: {
    path: '/menu/:menuId/editMenu',
    who: admins,
    surface: 'staff',
    opens: (place) => [menuAt(place), everyOutlet],
    previews: true,
  },
  menuTranslations: {
    path: '/menu/:menuId/translations',
    who: admins,
    surface: 'staff',
    opens: ({ params }) => [opening(api.hotel.menus.texts, { id: params.menuId ?? '' })],
    previews: true,
  },
  menuImport: { path: '/menu/:menuId/import', who: admins, surface: 'staff', opens: (place) => [menuAt(place)] },
  menu: {
    path: '/menu/:menuId',
    who: staff,
    surface: 'staff',
    opens: (place) => [menuAt(place)],
    previews: true,
  },

  categoryCreate: { path: '/menu/:menuId/createCategory', who: admins, surface: 'staff' },
  categoryEdit: {
    path: '/menu/:menuId/:categoryId/editCategory',
    who: admins,
    surface: 'staff',
    opens: (place) => [categoryAt(place)],
    previews: true,
  },
  products: {
    path: '/menu/:menuId/:categoryId',
    who: staff,
    surface: 'staff',
    opens: (place) => [categoryAt(place)],
    previews: true,
  },
  productCreate: { path: '/menu/:menuId/:categoryId/createProduct', who: admins, surface: 'staff' },
  productEdit: {
    path: '/menu/:menuId/:categoryId/editProduct/:productIndex',
    who: admins,
    surface: 'staff',
    opens: (place) => [categoryAt(place), menuAt(place)],
    previews: true,
  },
} as const satisfies Record<string, Page>

export const to = addressesOf(hotelPages)
