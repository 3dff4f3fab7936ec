import { writeRunner } from './call.ts'
import { isRefusal } from './failure.ts'

/** Asks for the password or a passkey; resolves with false if the person cancels. */
type AskForProof = () => Promise<boolean>

let askForProof: AskForProof | undefined
let asking: Promise<boolean> | undefined

/** Registers the dialog of the surface; returns the function that removes it. */
export const registerReauthentication = (ask: AskForProof) => {
  askForProof = ask
  writeRunner.run = withReauthentication
  return () => {
    askForProof = undefined
  }
}

/**
 * Sends a write. If the server asks for a new proof of identity, shows the dialog and, after a successful proof, sends the
 * same write again. Writes that are refused at the same time share one dialog.
 */
export async function withReauthentication<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send()
  } catch (error) {
    if (!askForProof || !isRefusal(error, 'reauthentication_required')) throw error
    asking ??= askForProof().finally(() => {
      asking = undefined
    })
    if (!(await asking)) throw error
    return send()
  }
}
