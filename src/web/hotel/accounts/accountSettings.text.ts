import type { TaxRate } from '#contract/hotel/accounts.ts'
import { accountsText } from './accounts.text.ts'

const rateLabel = ({ name, rate }: TaxRate) => `${name} ${accountsText.percent(rate)}`

export const accountSettingsText = {
  title: 'Cobros',
  saved: 'Ajustes guardados!',
  taxes: 'Impuestos',
  taxMode: 'Los precios de la carta',
  modes: { included: 'incluyen el impuesto', added: 'no lo incluyen: se suma en la cuenta' },
  taxHint: 'El primero vale para los productos que no tienen otro. Los pedidos ya hechos no cambian.',
  rateName: 'Nombre',
  rate: 'Porcentaje',
  rateNameOf: (place: number) => `Nombre del impuesto ${place}`,
  rateOf: (place: number) => `Porcentaje del impuesto ${place}`,
  taxRate: 'Impuesto',
  rateLabel,
  usualRate: (usual: TaxRate) => `El habitual: ${rateLabel(usual)}`,
  rateOfCategory: 'El de su categoría',
  addRate: 'Agregar impuesto',
  removeRate: 'Quitar',
  removeRateOf: (name: string) => `Quitar ${name}`,
  wrongRate: 'Escribí un nombre y un porcentaje de 0 a 100 en cada impuesto.',
  service: 'Servicio (%)',
  serviceHint: 'Se suma a las cuentas que se abren desde ahora. 0 si no se cobra.',
  wrongPercent: 'Escribí un porcentaje de 0 a 100.',
  receipts: 'Datos del recibo',
  legalName: 'Razón social',
  taxId: 'CUIT',
  legalAddress: 'Domicilio',
  link: 'Enlace de pago',
  linkHint: 'Dirección https del proveedor. {amount} y {reference} se reemplazan por el importe y la referencia.',
  wrongLink: 'Escribí una dirección que empiece con https://',
  till: 'Caja',
  tillEnabled: 'Usar caja',
  tillHint: 'Con la caja, un pago en efectivo necesita un turno abierto. Sin ella no se ve en ninguna pantalla.',
}
