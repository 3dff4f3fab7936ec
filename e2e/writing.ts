import { type APIRequestContext, expect, test } from '@playwright/test'

interface Browser {
  request: APIRequestContext
}

/** Writes through the API, as whoever is signed in there: what its pages look like is tried elsewhere. */
export const send = ({ request }: Browser, endpoint: string, data: object) =>
  request.post(`/api/${endpoint}`, { data, headers: { origin: test.info().project.use.baseURL ?? '' } })

/** The same where it must be done, and what it answers. */
export const write = async (browser: Browser, endpoint: string, data: object) => {
  const answer = await send(browser, endpoint, data)
  expect(answer.status(), `${endpoint}: ${await answer.text()}`).toBe(200)
  return answer.json()
}
