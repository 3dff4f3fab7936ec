export interface ConfirmQuestion {
  title: string
  body: string
  confirm: string
  cancel: string
}

/** Asks with the browser's dialog: if the code of the page's own dialog failed to load. */
export const confirmInBrowser = ({ title, body }: ConfirmQuestion) => confirm(`${title}\n${body}`)
