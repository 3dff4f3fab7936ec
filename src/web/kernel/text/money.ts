// Defined in the contract, because mails of the server format amounts as the pages do.
export { formatMoney } from '#contract/kernel/money.limits.ts'
