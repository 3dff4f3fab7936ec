import { to } from '#contract/hotel/pages.ts'
import type { SearchTarget } from '#web/kernel/search/searchTarget.ts'
import { hotelTargetText as text } from './searchTargets.text.ts'

export const hotelTargets: readonly SearchTarget[] = [
  { ...text.menuCreate, page: 'menuCreate', to: to('menuCreate'), kind: 'action' },
  { ...text.outletCreate, page: 'outletCreate', to: to('outletCreate'), kind: 'action' },
  { ...text.stationCreate, page: 'stationCreate', to: to('stationCreate'), kind: 'action' },
  { ...text.tables, page: 'tables', to: (venueId) => to('tables', { idHotel: venueId }) },
  { ...text.kitchen, page: 'kitchen', to: to('kitchen') },
  { ...text.history, page: 'ordersHistory', to: to('ordersHistory') },
  { ...text.figures, page: 'orderFigures', to: to('orderFigures') },
  { ...text.stations, page: 'stations', to: to('stations') },
  { ...text.outletCodes, page: 'outletCodes', to: to('outletCodes') },
  { ...text.roomCodes, page: 'roomSheet', to: to('roomSheet') },
  { ...text.closing, page: 'tillDay', to: to('tillDay') },
]
