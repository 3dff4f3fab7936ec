/**
 * Why a CSV row is refused. `missing`: a required cell is empty. `repeated`: an earlier row has the same key.
 * `columns`: the row has more cells than the heading. `open_quote`: a quote is never closed.
 */
export const badRowReasons = ['missing', 'invalid', 'too_long', 'repeated', 'columns', 'open_quote'] as const
export type BadRowReason = (typeof badRowReasons)[number]

/** Why a whole CSV file is refused. */
export const badFileReasons = ['empty', 'no_header', 'too_many_rows'] as const
export type BadFileReason = (typeof badFileReasons)[number]

/** Maximum number of refused rows and of changed rows in an import preview; its counts include all rows. */
export const previewLimits = { badRows: 200, changes: 100 } as const
