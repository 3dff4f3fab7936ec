import { club } from './club/contract.ts'
import { community } from './community/contract.ts'
import { hotel } from './hotel/contract.ts'
import { activity } from './kernel/activity.ts'
import { apiKeys } from './kernel/apiKeys.ts'
import { backups } from './kernel/backups.ts'
import { bin } from './kernel/bin.ts'
import { checklist } from './kernel/checklist.ts'
import { demo } from './kernel/demo.ts'
import { files } from './kernel/files.ts'
import { firstRun } from './kernel/firstRun.ts'
import { identity } from './kernel/identity.ts'
import { mails } from './kernel/mails.ts'
import { notifications } from './kernel/notifications.ts'
import { push } from './kernel/push.ts'
import { search } from './kernel/search.ts'
import { secondFactor, signInSteps } from './kernel/secondFactor.ts'
import { users } from './kernel/users.ts'
import { venues } from './kernel/venues.ts'
import { waiting } from './kernel/waiting.ts'
import { webhooks } from './kernel/webhooks.ts'
import { properties } from './properties/contract.ts'

/** Every endpoint. Its path follows from its place in this object: `/api/club/posts/create`. */
export const contract = {
  kernel: {
    firstRun,
    identity,
    signInSteps,
    secondFactor,
    users,
    venues,
    files,
    activity,
    bin,
    push,
    backups,
    checklist,
    demo,
    waiting,
    search,
    notifications,
    mails,
    apiKeys,
    webhooks,
  },
  club,
  community,
  hotel,
  properties,
}
export type Contract = typeof contract

type FeaturesOf<Product extends keyof Contract> = `${Product}.${keyof Contract[Product] & string}`
/** A feature's name, such as 'club.posts': the topic of its live updates and the first part of its cache keys. */
export type Feature = { [Product in keyof Contract]: FeaturesOf<Product> }[keyof Contract]
