import { expect, test } from 'vitest'
import { decodeCsv } from './decodeCsv.ts'

test('a CSV file is decoded from UTF-8, windows-1252 and UTF-16', () => {
  expect(decodeCsv(new TextEncoder().encode('Muñoz;Peñalba').buffer)).toBe('Muñoz;Peñalba')
  expect(decodeCsv(new Uint8Array([0x4d, 0x75, 0xf1, 0x6f, 0x7a]).buffer)).toBe('Muñoz')
  expect(decodeCsv(new Uint8Array([0xff, 0xfe, 0xf1, 0x00]).buffer)).toBe('ñ')
  expect(decodeCsv(new Uint8Array([0xfe, 0xff, 0x00, 0xf1]).buffer)).toBe('ñ')
})
