import { type ConfirmQuestion, confirmInBrowser } from './confirmInBrowser.ts'

/** Asks in a sheet at the bottom of the screen. Its code loads with the first question. */
export const confirmOnPhone = (question: ConfirmQuestion): Promise<boolean> =>
  import('./confirmSheet.tsx').then(
    ({ askInSheet }) => askInSheet(question),
    () => confirmInBrowser(question),
  )
