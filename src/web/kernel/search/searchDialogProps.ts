export type SearchView = 'search' | 'shortcuts'

/** Properties of the dialog, in a file of their own, because the dialog's code loads on first use. */
export interface SearchDialogProps {
  view: SearchView
  onClose: () => void
}
