/** The demo's venues. The kernel knows no product, so serve.ts provides the implementation. */
export interface DemoData {
  /** Public mails and passwords of the demo. */
  accounts: readonly { venue: string; mail: string; password: string }[]
  /** Whether this node is creating the demo now. */
  isAdding(): boolean
  /** Numbers of the demo's venues; empty without the demo. */
  venueIds(): Promise<number[]>
  /** Creates the demo's venues, and then notifies the venue that has requested them. */
  add(requestedBy: number): Promise<void>
  /** Removes the demo's venues with all their rows and pictures. Other venues stay as they are. */
  remove(): Promise<void>
}
