/** What a person can mend: the message is one sentence that says what is wrong and what to do about it. */
export class Mendable extends Error {}
