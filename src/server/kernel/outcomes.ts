/** The refusal codes that an outcome can have; null stands for the code 'gone'. */
type Refused<Outcome> = Extract<Outcome, string> | (null extends Outcome ? 'gone' : never)
/** An outcome of type `string` does not compile: only literal codes can be declared. */
type Declared<Code extends string> = string extends Code ? never : { [code in Code]: () => Error }

/**
 * Returns the outcome if it is an object, and throws the declared refusal if it is a code or null. Compiles only if the
 * endpoint declares every refusal that the outcome can be.
 */
export const orRefuse = <const Outcome>(outcome: Outcome, errors: Declared<Refused<Outcome>>) => {
  if (outcome !== null && typeof outcome !== 'string') return outcome as Exclude<Outcome, string | null>
  throw errors[(outcome ?? 'gone') as keyof typeof errors]()
}
