import { absencesWaiting } from './absences/absences.waiting.ts'
import { emergenciesWaiting } from './alerts/alerts.waiting.ts'
import { claimsWaiting } from './claims/claims.waiting.ts'
import { proposalsWaiting } from './directory/suppliers.waiting.ts'
import { joinRequestsWaiting } from './groups/groups.waiting.ts'
import { approvalsWaiting } from './members/members.waiting.ts'
import { requestsWaiting } from './requests/requests.waiting.ts'

export const communityWaiting = [
  emergenciesWaiting,
  claimsWaiting,
  requestsWaiting,
  joinRequestsWaiting,
  approvalsWaiting,
  proposalsWaiting,
  absencesWaiting,
]
