import * as z from 'zod'
import { Id } from '../kernel/values.ts'

/** A tax rate in hundredths of a percent: 2100 is 21 %. */
export const TaxRate = z.object({ id: Id, name: z.string(), rate: z.int() })
export type TaxRate = z.infer<typeof TaxRate>
