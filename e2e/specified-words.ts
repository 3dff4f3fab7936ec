import type { Page as BrowserPage } from '@playwright/test'
import type { Page } from '../src/contract/kernel/page.ts'
import { type PageName, pages } from '../src/contract/pages.ts'

/** Labels of the bottom bars: /home, /hours, /maps, /profile; and /news, /messages, /actions, /ministries, /profile. */
const clubBar = ['Inicio', 'Actividades', 'Mapas', 'Perfil']
const communityBar = ['Novedades', 'Mensajes', 'Acciones', 'Ministerios', 'Perfil']
const counters = ['Personas', 'Personas activas', 'Personas inactivas', 'Bolsas', 'Bolsas activas', 'Bolsas inactivas']

/** Titles, buttons and labels that the specification prescribes for a page; the journey of every page looks for them. */
const specifiedWords: Partial<Record<PageName, readonly string[]>> = {
  login: ['Email', 'Contraseña', 'Iniciar'],
  recover: ['Email', 'Send Mail'],
  recoverSignedIn: ['Email', 'Send Mail'],
  dashboard: ['Hola Ana!', ...counters, 'Cerrar sesión'],
  screen: ['Novedades', 'Torneos', 'Ganadores', 'Bolsas', 'Cerrar Sesión'],
  newsAdmin: ['Crear nueva'],
  newsCreate: ['Crear Novedad'],
  newsEdit: ['Editar Novedad', 'Eliminar'],
  bags: ['Ver más movimientos', 'Eliminar pendientes'],
  bag: ['Nuevo Movimiento', 'Nuevo Comentario', 'Nuevo Item', 'Ver más movimientos'],
  bagAction: ['Nuevo Movimiento', 'Ingreso', 'Retiro'],
  bagItem: ['Editar Item'],
  bagsCreate: ['Crear Bolsa'],
  bagsEdit: ['Editar Bolsa', 'Eliminar'],
  people: ['Con Bolsa', 'Sin Bolsa', 'Activo', 'Inactivo'],
  messages: ['Subir mensaje'],
  messageCreate: ['Subir mensaje'],
  outletEdit: ['Edit Outlet'],
  menus: ['Create Menu'],
  menuCreate: ['Create Menu'],
  menuEdit: ['Edit Menu'],
  menu: ['Create Category', 'Edit', 'Delete'],
  products: ['Products', 'Add Products', 'Disable', 'Edit', 'Delete'],
  configurations: ['Edit Configurations', 'Código QR'],
  configurationEdit: ['Edit Configurations'],
  orders: ['Past Orders'],
  ordersHistory: ['Past Orders', 'Current Orders'],
  room: ['Cerrar Habitación'],
  chats: ['Chats'],
  propertyCreate: ['Crear Propiedad'],
  property: ['Información', 'Queremos ayudarte!', 'Quiero saber más', 'WhatsApp'],
  guestHome: ['Lieux', 'Commander par WhatsApp', 'Racontez-nous votre expérience'],
  home: ['Hola ', ...clubBar],
  news: ['Bienvenido!', 'Mirá las últimas novedades!', ...communityBar],
  suppliers: ['Proveedores', 'Agregar Proveedor'],
  golfballs: ['Pelotas de golf', 'Retirar pelotas'],
  hours: ['Actividades', 'Reservar', ...clubBar],
  restaurants: ['Restaurantes'],
  emergency: ['Emergencias', 'Alerta de Seguridad', 'Alerta de Incendio', 'Alerta Médica', 'Llamar 911'],
  claims: ['Reclamos', 'Nuevo reclamo'],
  claimCreate: ['Agregar reclamo', 'Título', 'Descripción', 'Lugar', 'Cargar Foto', 'Enviar reclamo'],
  maps: clubBar,
  takeAssistant: ['¿Quién no vino hoy?', 'Enviar inasistencias', 'Inicio', 'Perfil'],
  actions: ['Acciones!', 'Pedir oración', 'Contactarse', 'Ofrendar', 'Sumarse a un grupo', ...communityBar],
  ministries: ['Ministerios!', ...communityBar],
  donations: [
    'Ofrendar',
    'Podés hacerlo de las siguientes maneras.',
    'Alias',
    'Ofrendar por MercadoPago',
    ...communityBar,
  ],
  profile: ['Editar perfil', 'Autorizaciones', 'Reservas', 'Reclamos', 'Cerrar Sesión', ...clubBar],
  register: ['Registrate!'],
  comingSoon: ['Excelente, ya has creado tu usuario', 'Frenar confetti'],
}

const names = Object.keys(pages) as PageName[]

/** The specified words of a page that are neither a text nor a label in the browser. */
export const missingWords = (browser: BrowserPage, page: Page) => {
  const name = names.find((name) => pages[name] === page)
  return browser.evaluate(
    (wanted) => {
      const root = document.querySelector('#root')
      const labels = Array.from(root?.querySelectorAll('[aria-label]') ?? [], (part) => part.getAttribute('aria-label'))
      const shown = [root?.textContent, ...labels].join('\n')
      return wanted.filter((word) => !shown.includes(word))
    },
    (name && specifiedWords[name]) ?? [],
  )
}
