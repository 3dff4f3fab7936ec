import { to } from '#contract/community/pages.staff.ts'
import { communitySearchText as text } from '../search.text.ts'
import { maps, ministries, restaurants, suppliers } from './directory.table.ts'
import { listSearch } from './listSearch.ts'

export const suppliersSearch = listSearch({
  name: 'community.suppliers',
  pages: { staff: 'communityAdmin', admin: 'supplierAdminEdit' },
  words: text.suppliers,
  table: suppliers,
  title: suppliers.name,
  detail: suppliers.phone,
  list: to('communityAdmin'),
  edit: (idSupplier) => to('supplierAdminEdit', { idSupplier }),
})

export const restaurantsSearch = listSearch({
  name: 'community.restaurants',
  pages: { staff: 'restaurantsAdmin', admin: 'restaurantAdminEdit' },
  words: text.restaurants,
  table: restaurants,
  title: restaurants.name,
  detail: restaurants.hours,
  list: to('restaurantsAdmin'),
  edit: (idDining) => to('restaurantAdminEdit', { idDining }),
})

export const mapsSearch = listSearch({
  name: 'community.maps',
  pages: { staff: 'mapsAdmin', admin: 'mapAdminEdit' },
  words: text.maps,
  table: maps,
  title: maps.title,
  list: to('mapsAdmin'),
  edit: (idMap) => to('mapAdminEdit', { idMap }),
})

export const ministriesSearch = listSearch({
  name: 'community.ministries',
  pages: { staff: 'ministriesAdmin', admin: 'ministryAdminEdit' },
  words: text.ministries,
  table: ministries,
  title: ministries.title,
  list: to('ministriesAdmin'),
  edit: (idMinistry) => to('ministryAdminEdit', { idMinistry }),
})
