import * as z from 'zod'
import { refusals } from '../kernel/refusals.ts'
import { Done, Id, Removed, requiredLine, Version } from '../kernel/values.ts'
import { admin, staff } from '../kernel/who.ts'
import { stationLimits } from './stations.limits.ts'

/** A preparation station, such as bar, cold kitchen or grill. */
export const Station = z.object({
  id: Id,
  name: z.string(),
  /** Promised minutes from acceptance until a line is ready. */
  minutes: z.int(),
  orderStation: z.int(),
  version: Version,
})
export type Station = z.infer<typeof Station>

const stationFields = {
  name: requiredLine(stationLimits.name),
  minutes: z.int().min(1).max(stationLimits.minutes),
}
const idInput = z.strictObject({ id: Id })

export const stations = {
  list: staff.read.output(z.array(Station)),
  one: staff.read.input(idInput).output(Station).errors(refusals('gone')),
  create: admin.write
    .input(z.strictObject({ id: Id, ...stationFields }))
    .output(Station)
    .errors(refusals('gone', { too_many_stations: 409 })),
  update: admin.write
    .input(z.strictObject({ id: Id, version: Version, ...stationFields }))
    .output(Station)
    .errors(refusals('gone', 'stale')),
  /** Removes a station; refused while a category or product is assigned to it. */
  remove: admin.write
    .input(idInput)
    .output(Removed)
    .errors(refusals('gone', { station_in_use: 409 })),
  /** Stores a new order of all stations, given by their ids; refused as stale when one was added or removed meanwhile. */
  reorder: admin.write
    .input(z.strictObject({ ids: z.array(Id).max(stationLimits.stations) }))
    .output(Done)
    .errors(refusals('stale')),
}
