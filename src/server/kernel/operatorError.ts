import { maskSecrets } from './maskSecrets.ts'

/**
 * An error that the operator can fix. Its message is one sentence: what is wrong and what to do. It is shown without a
 * stack trace and contains no passwords.
 */
export class OperatorError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(maskSecrets(message), options)
  }
}
