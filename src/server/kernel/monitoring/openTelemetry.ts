import { AsyncLocalStorage } from 'node:async_hooks'
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { version } from '../version.ts'
import type { Tracing } from './tracing.ts'

const traceparent = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/

/** The context of the caller's span in the W3C header, or an empty one. */
const parentOf = (headers: Headers): Context => {
  const [, traceId, spanId, flags] = traceparent.exec(headers.get('traceparent') ?? '') ?? []
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true }
  return trace.setSpanContext(ROOT_CONTEXT, parent)
}

/** The sampler of OTEL_TRACES_SAMPLER: always_on, always_off or traceidratio, with or without the prefix parentbased_. */
const samplerOf = ({ OTEL_TRACES_SAMPLER = 'parentbased_always_on', OTEL_TRACES_SAMPLER_ARG = '1' }): Sampler => {
  const name = OTEL_TRACES_SAMPLER.replace('parentbased_', '')
  const share = () => new TraceIdRatioBasedSampler(Number(OTEL_TRACES_SAMPLER_ARG))
  const root =
    name === 'traceidratio' ? share() : name === 'always_off' ? new AlwaysOffSampler() : new AlwaysOnSampler()
  return OTEL_TRACES_SAMPLER.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root
}

/** OTEL_RESOURCE_ATTRIBUTES: names and values such as 'deployment.environment=prod,region=ar'. */
const resourceAttributes = (text = '') =>
  Object.fromEntries(
    text
      .split(',')
      .map((pair) => pair.split('=').map((part) => decodeURIComponent(part.trim())))
      .filter(([name, value]) => name && value),
  )

/** Opens tracing with the standard environment variables; the exporter reads those of its endpoint itself. */
export const openTelemetry = (environment: NodeJS.ProcessEnv): Tracing => {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': environment.OTEL_SERVICE_NAME ?? 'casaclub',
      'service.version': version,
      ...resourceAttributes(environment.OTEL_RESOURCE_ATTRIBUTES),
    }),
    sampler: samplerOf(environment),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })
  const tracer = provider.getTracer('casaclub', version)
  const current = new AsyncLocalStorage<Span>()

  /** Ends the span after `work`, and marks it as failed if `work` throws. The message is left out: it may contain data. */
  const runIn = async <T>(span: Span, work: () => Promise<T>): Promise<T> => {
    try {
      return await current.run(span, work)
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  }
  return {
    request(headers, work, describe) {
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, parentOf(headers))
      return runIn(span, async () => {
        await work()
        const { method, endpoint, status, venueId, caller, requestId } = describe()
        span.updateName(`${method} ${endpoint}`)
        span.setAttributes({
          'http.request.method': method,
          'http.route': endpoint,
          'http.response.status_code': status,
        })
        if (requestId) span.setAttribute('casaclub.request_id', requestId)
        if (venueId) span.setAttribute('casaclub.venue', venueId)
        if (caller) span.setAttribute('casaclub.caller', caller)
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      })
    },
    span(name, work) {
      const parent = current.getStore()
      // Background tasks look for work every few seconds: their transactions would hide the spans of requests.
      if (!parent) return work()
      return runIn(tracer.startSpan(name, { kind: SpanKind.CLIENT }, trace.setSpan(ROOT_CONTEXT, parent)), work)
    },
    close: () => provider.shutdown(),
  }
}
