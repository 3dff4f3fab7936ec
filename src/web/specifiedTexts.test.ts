import { expect, test } from 'vitest'
import { defaultBirthday } from '#contract/club/people.limits.ts'
import { memberLimits } from '#contract/community/members.limits.ts'
import { bagsText } from './club/bags/bags.text.ts'
import { messagesText } from './club/messages/messages.text.ts'
import { postsText } from './club/posts/posts.text.ts'
import { absencesText } from './community/absences/absences.text.ts'
import { membersText } from './community/members/members.text.ts'
import { newsText } from './community/news/news.text.ts'
import { communityRefusals } from './community/refusals.text.ts'
import { withdrawalsText } from './community/withdrawals/withdrawals.text.ts'
import { orderSenderText } from './hotel/guest/orders/orderSender.text.ts'
import { outletsText as guestOutletsText } from './hotel/guest/outlets/outlets.text.ts'
import { categoryText, menuText, productText } from './hotel/menus/menus.text.ts'
import { outletsText } from './hotel/outlets/outlets.text.ts'
import { roomsText } from './hotel/rooms/rooms.text.ts'
import { staysText } from './hotel/stays/stays.text.ts'
import { identityText } from './kernel/identity/identity.text.ts'
import { removalQuestion } from './kernel/text/editing.text.ts'
import { kernelRefusals } from './kernel/text/refusals.text.ts'
import { popupDuration } from './kernel/ui/feedback/popups.ts'
import { venuesText } from './kernel/venues/venues.text.ts'
import { listingsText } from './properties/listings/listings.text.ts'

test('every success message has the words of the specification', () => {
  expect([roomsText.room.created, roomsText.room.removed]).toEqual(['Habitación creada!', 'Habitación eliminada!'])
  expect([menuText.created, menuText.updated]).toEqual(['Menu successfully created!', 'Menu updated!'])
  expect([categoryText.created, categoryText.updated]).toEqual(['Category succesfully created!', 'Category updated!'])
  expect([productText.created, productText.updated]).toEqual(['Product successfully added!', 'Product updated!'])
  expect([outletsText.updated, outletsText.deleted]).toEqual(['Outlet updated!', 'Deleted!'])
  expect([categoryText.deleted, categoryText.deletedDetail]).toEqual([
    'Deleted!',
    "Your Category has been deleted  with it's products.",
  ])
  expect([productText.deleted, productText.deletedDetail]).toEqual(['Deleted!', 'Your product has been deleted.'])
  expect([venuesText.edit.updated, listingsText.created]).toEqual([
    'Information updated!',
    'Propertie successfully created!',
  ])
  expect([postsText.created, postsText.updated, postsText.deleted]).toEqual([
    'Novedad creada!',
    'Novedad actualizada!',
    'Novedad eliminada!',
  ])
  expect([bagsText.created, bagsText.commentCreated, bagsText.itemCreated, bagsText.itemUpdated]).toEqual([
    'Bolsa creada!',
    'Comentario creado!',
    'Item creado!',
    'Item modificado!',
  ])
  expect([bagsText.movementRegistered, bagsText.pendingRemoved, messagesText.uploaded]).toEqual([
    'Movimiento registrado!',
    'Movimientos pendientes eliminados!',
    'Mensaje subido!',
  ])
  expect(identityText.recover.sent).toBe('Please go checkout your email')
  const { doneTitle, doneSentence, doneGo } = orderSenderText.spanish
  expect([doneTitle, doneSentence, doneGo]).toEqual(['Bien hecho!', 'Tu pedido está en preparación.', 'Continuar'])
  expect([absencesText.thanks, absencesText.saved, absencesText.goOn]).toEqual([
    'Gracias!',
    'Se han guardado las inasistencias.',
    'Continuar',
  ])
})

test('every question before a removal has the words of the specification', () => {
  for (const { title, body, confirm, cancel } of [categoryText.question, productText.question])
    expect([title, body, confirm, cancel]).toEqual([
      'Are you sure?',
      "You won't be able to revert this!",
      'Confirm',
      'cancel',
    ])
  const { title, body, confirm, cancel } = { ...removalQuestion, ...postsText.question }
  expect([title, body, confirm, cancel]).toEqual([
    '¿Estás seguro?',
    'Esta acción no se puede revertir.',
    'Confirmar',
    'Cancelar',
  ])
  expect(removalQuestion.title).toBe('Are you sure? / ¿Estás seguro?')
  expect([absencesText.ask, absencesText.sure, absencesText.cancel]).toEqual([
    '¿Estás seguro que NO vinieron?',
    'Re seguro!',
    'Cancelar',
  ])
  expect([withdrawalsText.ask, withdrawalsText.confirm, withdrawalsText.cancel]).toEqual([
    '¿Retirar ahora?',
    'Retirar',
    'Cancelar',
  ])
})

test('every refusal of the community and every fixed sentence has the words of the specification', () => {
  expect(communityRefusals.wrong_mail.spanish).toBe('El mail es incorrecto.')
  expect(kernelRefusals.wrong_password.spanish).toBe('La contraseña es incorrecta.')
  expect([membersText.login.waitingTitle, membersText.login.waiting]).toEqual([
    'Falta poco',
    'Todavía hay que esperar.',
  ])
  expect([membersText.register.takenTitle, membersText.register.taken]).toEqual([
    'Mail registrado',
    'Ya te registraste con ese mail anteriormente.',
  ])
  expect([guestOutletsText.english.outlets, guestOutletsText.spanish.outlets]).toEqual(['Places!', 'Lugares!'])
  expect([staysText.noOrders, newsText.live]).toEqual(['Sin órdenes pendientes.', 'Mirá en Vivo'])
})

test('a success popup, a registration photo and a member’s birthday have the values of the specification', () => {
  expect(popupDuration.success).toBe(1500)
  expect([memberLimits.photo, memberLimits.photoQuality]).toEqual([400, 0.7])
  expect(defaultBirthday).toBe('2020-12-31')
})
