/** Screens show them as 'Consulta' and 'Visita'. */
export const enquiryKinds = ['question', 'visit'] as const
export type EnquiryKind = (typeof enquiryKinds)[number]

/** An enquiry is `new` until staff answer it, and `closed` when nothing is left to do. */
export const enquiryStates = ['new', 'answered', 'closed'] as const
export type EnquiryState = (typeof enquiryStates)[number]

export const enquiryLimits = {
  name: 80,
  phone: 40,
  message: 2000,
  answer: 4000,
  note: 2000,
  nextStep: 200,
  /** Notes that an enquiry can have. */
  notes: 100,
  page: 30,
} as const
