import { clubAreas, clubExportSentences, clubSentences } from './club/activity.text.ts'
import { communityAreas, communityExportSentences, communitySentences } from './community/activity.text.ts'
import { hotelAreas, hotelExportSentences, hotelSentences } from './hotel/activity.text.ts'
import type { ActivityTexts } from './kernel/activity/activity.rules.ts'
import { eventSentences, kernelAreas, kernelExportSentences, kernelSentences } from './kernel/activity/activity.text.ts'
import { propertiesAreas, propertiesExportSentences, propertiesSentences } from './properties/activity.text.ts'

/** Texts of the activity log from the kernel and all products: the sentences of actions and the names of features. */
export const activityTexts: ActivityTexts = {
  sentences: {
    ...kernelSentences,
    ...kernelExportSentences,
    ...eventSentences,
    ...clubSentences,
    ...clubExportSentences,
    ...communitySentences,
    ...communityExportSentences,
    ...hotelSentences,
    ...hotelExportSentences,
    ...propertiesSentences,
    ...propertiesExportSentences,
  },
  areas: { ...kernelAreas, ...clubAreas, ...communityAreas, ...hotelAreas, ...propertiesAreas },
}
