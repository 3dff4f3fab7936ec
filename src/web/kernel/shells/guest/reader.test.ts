import { expect, test } from 'vitest'
import { addressIn } from './reader.ts'

test('the URL in another language keeps the path and the other query parameters', () => {
  const params = { idHotel: '1', idLanguage: 'french', outletId: 'french' }
  expect(addressIn('english', '/1/french/french/menu', params)).toBe('/1/english/french/menu')
  expect(addressIn('english', '/1/french/', { idHotel: '1', idLanguage: 'french' })).toBe('/1/english/')
  expect(addressIn('english', '/1/menu/9', { idHotel: '1', idMenu: '9' })).toBe('/1/menu/9?language=english')
  expect(addressIn('english', '/1/french/', { idHotel: '1', idLanguage: 'french' }, '?outlet=7')).toBe(
    '/1/english/?outlet=7',
  )
  expect(addressIn('english', '/lugares/9', { idLugar: '9' }, '?venue=2&language=french')).toBe(
    '/lugares/9?venue=2&language=english',
  )
})
