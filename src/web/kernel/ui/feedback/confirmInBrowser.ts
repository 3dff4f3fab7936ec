export interface ConfirmQuestion {
  title: string
  body: string
  confirm: string
  cancel: string
}

/** Asks with the browser's dialog: for pages without the component library, or if the dialog's code failed to load. */
export const confirmInBrowser = ({ title, body }: ConfirmQuestion) => confirm(`${title}\n${body}`)
