/** The first steps of a new venue, in the order in which the dashboard shows them. */
export const checklistSteps = ['menu', 'room', 'television', 'member', 'communityMember', 'colleague', 'mail'] as const
export type ChecklistStep = (typeof checklistSteps)[number]
