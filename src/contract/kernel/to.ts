/** The names of the parameters in a path: 'menuId' in '/menu/:menuId/editMenu'. */
type ParamsIn<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | ParamsIn<`/${More}`>
    : Rest
  : never

type Values<Name extends string> = Readonly<Record<Name, string | number>>
/** The URL's query; undefined values are left out. */
type Query = Readonly<Record<string, string | number | undefined>>

type Arguments<Path extends string> = [ParamsIn<Path>] extends [never]
  ? [query?: Query]
  : [params: Values<ParamsIn<Path>>, query?: Query]

/**
 * Creates the function that builds paths of these pages, such as `to('menuEdit', { menuId })` or
 * `to('newsAdmin', { kind: 'winner' })`. An unknown page or a missing parameter does not compile.
 */
export const createPathBuilder =
  <const Pages extends Readonly<Record<string, { path: string }>>>(pages: Pages) =>
  <Name extends keyof Pages & string>(name: Name, ...given: Arguments<Pages[Name]['path']>): string => {
    const { path } = pages[name] as { path: string }
    const [first = {}, second = {}] = given as [Query?, Query?]
    const [params, query] = path.includes(':') ? [first, second] : [{}, first]
    const search = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]))
    const pathname = path.replaceAll(/:(\w+)/g, (_, param: string) => encodeURIComponent(params[param] ?? ''))
    return search.length > 0 ? `${pathname}?${new URLSearchParams(search)}` : pathname
  }
