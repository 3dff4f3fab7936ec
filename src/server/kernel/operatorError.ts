/** An error that the operator can fix. Its message is one sentence: what is wrong and what to do. It is shown without a stack trace. */
export class OperatorError extends Error {}
