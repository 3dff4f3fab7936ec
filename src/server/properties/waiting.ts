import { enquiriesWaiting, nextStepsWaiting } from './enquiries/enquiries.waiting.ts'

export const propertiesWaiting = [...Object.values(enquiriesWaiting), nextStepsWaiting]
