import { type APIRequestContext, expect, test } from '@playwright/test'

/** Something with an API request context and its cookies: a browser page, or a caller without a page (e2e/venue.ts). */
export interface Caller {
  request: APIRequestContext
}

/** Calls a write endpoint with the page's session; the pages themselves are tested elsewhere. */
export const send = ({ request }: Caller, endpoint: string, data: object) =>
  request.post(`/api/${endpoint}`, { data, headers: { origin: test.info().project.use.baseURL ?? '' } })

/** Calls a write endpoint, expects success and returns its output. */
export const write = async (caller: Caller, endpoint: string, data: object) => {
  const answer = await send(caller, endpoint, data)
  expect(answer.status(), `${endpoint}: ${await answer.text()}`).toBe(200)
  return answer.json()
}
