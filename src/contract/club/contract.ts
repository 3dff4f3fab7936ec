import { bagRequests } from './bagRequests.ts'
import { bagsImport } from './bags.import.ts'
import { bags } from './bags.ts'
import { custodyShifts } from './custody.shifts.ts'
import { custody } from './custody.ts'
import { dashboard } from './dashboard.ts'
import { messages } from './messages.ts'
import { movements } from './movements.ts'
import { people } from './people.ts'
import { posts } from './posts.ts'
import { screens } from './screens.ts'

/** Endpoints of the golf club, one key per feature. */
export const club = {
  posts,
  people,
  bags: { ...bags, ...bagsImport },
  movements,
  custody: { ...custody, ...custodyShifts },
  messages,
  screens,
  bagRequests,
  dashboard,
}
