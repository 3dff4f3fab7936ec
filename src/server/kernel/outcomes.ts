/** The refusals that an outcome can be: the codes themselves, and 'gone' where there may be nothing. */
type Refused<Outcome> = Extract<Outcome, string> | (null extends Outcome ? 'gone' : never)
/** A string that could be any is no code: nothing declares it. */
type Declared<Code extends string> = string extends Code ? never : { [code in Code]: () => Error }

/**
 * What work came to: the thing itself, or null or the code of a refusal, which is thrown then. Compiles only where the
 * endpoint declares every refusal that the work can come to.
 */
export const orRefuse = <const Outcome>(outcome: Outcome, errors: Declared<Refused<Outcome>>) => {
  if (outcome !== null && typeof outcome !== 'string') return outcome as Exclude<Outcome, string | null>
  throw errors[(outcome ?? 'gone') as keyof typeof errors]()
}
