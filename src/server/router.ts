import { implement, isProcedure } from '@orpc/server'
import { contract } from '#contract/contract.ts'
import { activityTexts } from './activityTexts.ts'
import { checklistSteps } from './checklistSteps.ts'
import * as golfers from './club/people/memberLinks.ts'
import { clubRestoreRules } from './club/restoreRules.ts'
import { clubRoutes } from './club/routes.ts'
import { tvSubjects } from './club/screens/screens.table.ts'
import { memberSubjects, mutedMemberPushes } from './community/members/members.table.ts'
import { queuePostPush } from './community/push/postPush.ts'
import { communityRestoreRules } from './community/restoreRules.ts'
import { communityRoutes } from './community/routes.ts'
import { hotelRestoreRules } from './hotel/restoreRules.ts'
import { hotelRoutes } from './hotel/routes.ts'
import { guestSubjectsQuery } from './hotel/stays/stays.table.ts'
import { activityRoutes } from './kernel/activity/activity.routes.ts'
import { backupsRoutes } from './kernel/backups/backups.routes.ts'
import { binRoutes } from './kernel/bin/bin.routes.ts'
import { checklistRoutes } from './kernel/checklist/checklist.routes.ts'
import { demoRoutes } from './kernel/demo/demo.routes.ts'
import { filesRoutes } from './kernel/files/files.routes.ts'
import { firstRunRoutes } from './kernel/firstRun/firstRun.routes.ts'
import { identityRoutes } from './kernel/identity/identity.routes.ts'
import { staffSubjects } from './kernel/identity/identity.table.ts'
import { secondFactorRoutes } from './kernel/identity/secondFactor.routes.ts'
import { signInStepsRoutes } from './kernel/identity/signInSteps.routes.ts'
import { usersRoutes } from './kernel/identity/users.routes.ts'
import type { IncomingCall, ProductRegistry } from './kernel/incomingCall.ts'
import { apiKeysRoutes } from './kernel/integrations/apiKeys.routes.ts'
import { webhooksRoutes } from './kernel/integrations/webhooks.routes.ts'
import { mailsRoutes } from './kernel/mail/mails.routes.ts'
import { pushRoutes } from './kernel/push/push.routes.ts'
import { endpointsOf, featuresToNotify } from './kernel/rules.ts'
import { searchRoutes } from './kernel/search/search.routes.ts'
import { venuesRoutes } from './kernel/venues/venues.routes.ts'
import { notificationsRoutes } from './kernel/waiting/notifications.routes.ts'
import { waitingRoutes } from './kernel/waiting/waiting.routes.ts'
import { propertiesRoutes } from './properties/routes.ts'
import { searchKinds } from './searchKinds.ts'
import { waitingKinds } from './waitingKinds.ts'

/** The rules of each endpoint, by its name. */
export const endpointRules = new Map(endpointsOf(contract).map(({ endpoint, rules }) => [endpoint, rules]))
const bin = binRoutes(
  { ...clubRestoreRules, ...communityRestoreRules, ...hotelRestoreRules },
  (role, endpoint) => endpointRules.get(endpoint)?.who?.includes(role) ?? false,
)

/** The routes of all products. */
export const router = implement(contract)
  .$context<IncomingCall>()
  .router({
    kernel: {
      firstRun: firstRunRoutes,
      identity: identityRoutes,
      signInSteps: signInStepsRoutes,
      secondFactor: secondFactorRoutes,
      users: usersRoutes,
      venues: venuesRoutes,
      files: filesRoutes,
      activity: activityRoutes(activityTexts),
      bin,
      push: pushRoutes,
      backups: backupsRoutes,
      checklist: checklistRoutes(checklistSteps),
      demo: demoRoutes,
      waiting: waitingRoutes(waitingKinds),
      search: searchRoutes(searchKinds),
      notifications: notificationsRoutes(waitingKinds),
      mails: mailsRoutes,
      apiKeys: apiKeysRoutes,
      webhooks: webhooksRoutes,
    },
    club: clubRoutes(queuePostPush),
    community: communityRoutes(golfers),
    hotel: hotelRoutes,
    properties: propertiesRoutes,
  })

/** Data of the products for the kernel, which does not import them: subjects, muted push messages, dependent features. */
export const productRegistry: ProductRegistry = {
  kinds: { staff: staffSubjects, screen: tvSubjects, guest: guestSubjectsQuery, member: memberSubjects },
  mutedPushes: { member: mutedMemberPushes },
  featuresToNotify: featuresToNotify(
    contract,
    waitingKinds.flatMap(({ dependsOn }) => dependsOn),
  ),
}

export const findProcedure = (endpoint: string) => {
  let found: unknown = router
  for (const name of endpoint.split('.')) found = (found as Record<string, unknown>)[name]
  if (!isProcedure(found)) throw new Error(`there is no endpoint '${endpoint}'`)
  return found
}
