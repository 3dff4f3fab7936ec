import type { RefusalSentences } from '#contract/refusals.ts'
import { clubRefusals } from './club/refusals.text.ts'
import { communityRefusals } from './community/refusals.text.ts'
import { hotelRefusals } from './hotel/refusals.text.ts'
import { kernelRefusals } from './kernel/text/refusals.text.ts'
import { propertiesRefusals } from './properties/refusals.text.ts'

/** The sentences of all refusals; a refusal code without a sentence does not compile. */
export const refusalSentences: RefusalSentences = {
  ...kernelRefusals,
  ...clubRefusals,
  ...communityRefusals,
  ...hotelRefusals,
  ...propertiesRefusals,
}
