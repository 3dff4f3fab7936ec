export interface Question {
  title: string
  body: string
  confirm: string
  cancel: string
}

/** Asks with the browser's dialog: for pages without the component library, or if the dialog's code failed to load. */
export const askBrowser = ({ title, body }: Question) => confirm(`${title}\n${body}`)
