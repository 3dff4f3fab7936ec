import type { RequestRecord } from '../http/requestRecords.ts'

/** Spans of requests and transactions. Implemented with OpenTelemetry, which is loaded only if it is configured. */
export interface Tracing {
  /** Runs `work` in a span that continues the trace of the headers; `describe` is called when the work is done. */
  request(headers: Headers, work: () => Promise<void>, describe: () => RequestRecord): Promise<void>
  /** Runs `work` in a span of the current request; outside of a request there is no span. */
  span<T>(name: string, work: () => Promise<T>): Promise<T>
  /** Exports the spans that are left, and stops. */
  close(): Promise<void>
}

/** The tracing of this process; null if it is off. A variable of the module, because spans cross all layers. */
export const tracing: { current: Tracing | null } = { current: null }
