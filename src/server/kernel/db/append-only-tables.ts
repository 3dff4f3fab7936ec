/** Tables to which the app's role may only add rows, each with the reason. Updates and deletes are not granted. */
export const appendOnlyTables: Record<string, string> = {
  kernel_activity: 'an audit log proves nothing if those whom it watches can change it',
}
