export interface Question {
  title: string
  body: string
  confirm: string
  cancel: string
}

/** For pages without the component library, and where its code did not come. */
export const askBrowser = ({ title, body }: Question) => confirm(`${title}\n${body}`)
