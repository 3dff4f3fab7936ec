/** `minutes` is the longest promised preparation time. */
export const stationLimits = { name: 40, stations: 30, minutes: 240 } as const
export const defaultStationMinutes = 20
