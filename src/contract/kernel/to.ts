/** The names of the parameters in a path: 'menuId' in '/menu/:menuId/editMenu'. */
type ParamsIn<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | ParamsIn<`/${More}`>
    : Rest
  : never

type Values<Name extends string> = Readonly<Record<Name, string | number>>
/** What stands after the '?'; what is undefined is left out. */
type Query = Readonly<Record<string, string | number | undefined>>

type Arguments<Path extends string> = [ParamsIn<Path>] extends [never]
  ? [query?: Query]
  : [params: Values<ParamsIn<Path>>, query?: Query]

/**
 * Makes the addresses of these pages: `to('menuEdit', { menuId })`, `to('newsAdmin', { kind: 'winner' })`. A page that is
 * not there, or a parameter that is missing, does not compile.
 */
export const addressesOf =
  <const Pages extends Readonly<Record<string, { path: string }>>>(pages: Pages) =>
  <Name extends keyof Pages & string>(name: Name, ...given: Arguments<Pages[Name]['path']>): string => {
    const { path } = pages[name] as { path: string }
    const [first = {}, second = {}] = given as [Query?, Query?]
    const [params, query] = path.includes(':') ? [first, second] : [{}, first]
    const asked = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]))
    const spelled = path.replaceAll(/:(\w+)/g, (_, param: string) => encodeURIComponent(params[param] ?? ''))
    return asked.length > 0 ? `${spelled}?${new URLSearchParams(asked)}` : spelled
  }
