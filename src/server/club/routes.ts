import { bagRequestsRoutes } from './bagRequests/bagRequests.routes.ts'
import { bagsRoutes } from './bags/bags.routes.ts'
import { bagsImportRoutes } from './bags/bagsImport.routes.ts'
import { custodyRoutes } from './custody/custody.routes.ts'
import { shiftsRoutes } from './custody/shifts.routes.ts'
import { dashboardRoutes } from './dashboard/dashboard.routes.ts'
import { messagesRoutes } from './messages/messages.routes.ts'
import { movementsRoutes } from './movements/movements.routes.ts'
import { peopleRoutes } from './people/people.routes.ts'
import { postsRoutes } from './posts/posts.routes.ts'
import { screensRoutes } from './screens/screens.routes.ts'

/** Handlers of the golf club. `notifyOfPost` comes from another product, which the club must not import. */
export const clubRoutes = (notifyOfPost: Parameters<typeof postsRoutes>[0]) => ({
  posts: postsRoutes(notifyOfPost),
  people: peopleRoutes,
  bags: { ...bagsRoutes, ...bagsImportRoutes },
  movements: movementsRoutes,
  custody: { ...custodyRoutes, ...shiftsRoutes },
  messages: messagesRoutes,
  screens: screensRoutes,
  bagRequests: bagRequestsRoutes,
  dashboard: dashboardRoutes,
})
