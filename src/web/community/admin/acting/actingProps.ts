export interface ActingProps {
  memberId: string
  /** Closes the opened form. */
  onClose: () => void
}
