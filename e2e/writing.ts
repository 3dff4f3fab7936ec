import { type APIRequestContext, expect, test } from '@playwright/test'

interface Browser {
  request: APIRequestContext
}

/** Calls a write endpoint with the page's session; the pages themselves are tested elsewhere. */
export const send = ({ request }: Browser, endpoint: string, data: object) =>
  request.post(`/api/${endpoint}`, { data, headers: { origin: test.info().project.use.baseURL ?? '' } })

/** Calls a write endpoint, expects success and returns its output. */
export const write = async (browser: Browser, endpoint: string, data: object) => {
  const answer = await send(browser, endpoint, data)
  expect(answer.status(), `${endpoint}: ${await answer.text()}`).toBe(200)
  return answer.json()
}
