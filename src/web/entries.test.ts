import { expect, test } from 'vitest'
import type { Page } from '#contract/kernel/page.ts'
import { type PageName, pages } from '#contract/pages.ts'
import { matchPath, sortBySpecificity } from '#contract/pageUrl.ts'
import type { SidebarEntry } from '#web/kernel/shells/staff/staffShellContent.ts'
import { clubSidebarEntries } from './club/entries.ts'
import { communitySidebarEntries } from './community/entries.ts'
import { staffShellContent } from './entries.ts'
import { hotelSidebarEntries } from './hotel/entries.ts'
import { propertiesSidebarEntries } from './properties/entries.ts'
import { searchTargets } from './searchTargets.ts'

const [first = [], ...others] = staffShellContent.groups.map(({ entries }) => entries)
const all = [...first, ...others.flat()]
const labelsOf = (entries: readonly SidebarEntry[]) => entries.map(({ label }) => label)

const namedPages = Object.entries<Page>(pages).map(([name, page]) => ({ ...page, name: name as PageName }))
const pageOf = (way: NonNullable<SidebarEntry['way']>) => {
  const { pathname } = new URL(typeof way.to === 'string' ? way.to : way.to(1), 'http://own')
  return sortBySpecificity(namedPages).find(({ path, surface }) => surface === 'staff' && matchPath(path, pathname))
}

test('the first group of the sidebar has the eight entries of the specification, in its order and with its labels', () => {
  const specified = ['Dashboard', 'Outlets', 'Novedades', 'Torneos', 'Bolsas', 'Fichas', 'Personas', 'Reclamos']
  expect(labelsOf(first)).toEqual(specified)
})

test('the groups below contain the entries that the product description names, in its order', () => {
  const described = ['Menú', 'Pedidos', 'Habitaciones', 'Mensajes', 'Chat', 'Propiedades', 'Comunidad', 'Configuración']
  expect(labelsOf(others.flat()).filter((label) => described.includes(label))).toEqual(described)
})

test('every entry of a product is in the sidebar once, with a unique label', () => {
  const products: Record<string, SidebarEntry>[] = [
    clubSidebarEntries,
    communitySidebarEntries,
    hotelSidebarEntries,
    propertiesSidebarEntries,
  ]
  for (const entry of products.flatMap(Object.values<SidebarEntry>))
    expect(
      all.filter((other) => other === entry),
      entry.label,
    ).toHaveLength(1)
  expect(new Set(labelsOf(all)).size).toBe(all.length)
})

test('every entry links to one of its pages, and every role that may open any of them may open the linked one', () => {
  for (const { label, way } of all) {
    if (!way) continue
    const target = pageOf(way)
    expect(way.pages, label).toContain(target?.name)
    const roles = new Set(way.pages.flatMap((name) => pages[name].who))
    expect(new Set(target?.who), label).toEqual(roles)
  }
})

test('every page of the back-office marks exactly one sidebar entry as current, and other pages mark none', () => {
  const query = new URLSearchParams()
  for (const { name, surface } of namedPages) {
    const current = all.filter(({ way }) => way?.pages.some((page) => page === name) && (way.when?.(query) ?? true))
    expect(current, name).toHaveLength(surface === 'staff' ? 1 : 0)
  }
})

test('the search offers every page of the back-office whose path needs no id, once, and links to that page', () => {
  const needsId = (path: string) => path.replace(':idHotel', '').includes(':')
  const targets = [
    ...all.flatMap(({ label, way }) => (way && pageOf(way) ? [{ label, page: pageOf(way)?.name, way }] : [])),
    ...[
      ...searchTargets,
      ...staffShellContent.settings.map(({ name, ...setting }) => ({ ...setting, label: name })),
    ].map(({ label, page, to }) => ({ label, page, way: { to, pages: [page] } })),
  ]
  for (const { label, page, way } of targets) expect(pageOf(way)?.name, label).toBe(page)
  expect(new Set(targets.map(({ label }) => label)).size).toBe(targets.length)
  const offered = new Set(targets.map(({ page }) => page))
  const missing = namedPages.filter(
    ({ name, path, surface }) => surface === 'staff' && !needsId(path) && !offered.has(name),
  )
  expect(missing.map(({ name }) => name)).toEqual([])
})
