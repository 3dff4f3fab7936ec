import { expect, test } from 'vitest'
import type { Page } from '#contract/kernel/page.ts'
import { pages } from '#contract/pages.ts'
import { offers } from './entries.ts'

const { first, second } = offers.entries
const all = [...first, ...second]

test('the specification’s eight entries come first, in its order and words; the others under them in theirs', () => {
  expect(first.map(({ label }) => label)).toEqual([
    'Dashboard',
    'Outlets',
    'Novedades',
    'Torneos',
    'Bolsas',
    'Fichas',
    'Personas',
    'Reclamos',
  ])
  expect(second.map(({ label }) => label)).toEqual([
    'Menú',
    'Pedidos',
    'Habitaciones',
    'Mensajes',
    'Chat',
    'Propiedades',
    'Comunidad',
    'Pantallas',
    'Usuarios',
    'Configuración',
  ])
})

test('every page of the back-office lights one entry of the sidebar', () => {
  const query = new URLSearchParams()
  for (const [name, { surface }] of Object.entries<Page>(pages)) {
    const lit = all.filter(({ way }) => way?.pages.some((page) => page === name) && (way.when?.(query) ?? true))
    expect(lit, name).toHaveLength(surface === 'staff' ? 1 : 0)
  }
})
