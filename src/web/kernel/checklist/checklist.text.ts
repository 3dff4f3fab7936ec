import type { ChecklistStep } from '#contract/kernel/checklist.limits.ts'

export const checklistText = {
  title: 'Primeros pasos',
  sentence: (done: number, count: number) => `${done} de ${count} listos. Cada paso se tilda solo.`,
  allDone: 'Todo listo. Ya podés ocultar esta lista.',
  hide: 'Ocultar',
  hidden: 'Lista oculta. Vuelve desde Configuración.',
  done: 'Listo',
  shownOnDashboard: 'Está a la vista en el inicio de los administradores.',
  hiddenOnDashboard: 'Está oculta.',
  show: 'Mostrar en el inicio',
  shown: 'La lista está en el inicio!',
  steps: {
    menu: { label: 'Crear el primer menú', hint: 'Con sus categorías y productos.' },
    room: { label: 'Agregar la primera habitación o mesa', hint: 'Cada una tiene su código QR.' },
    television: {
      label: 'Conectar el primer televisor',
      hint: 'Abrí /screen en el televisor y escribí su código acá.',
    },
    member: { label: 'Agregar el primer socio', hint: 'A mano, o todos juntos con un archivo CSV.' },
    communityMember: { label: 'Sumar al primer miembro de la comunidad', hint: 'Entra a la app con su teléfono.' },
    colleague: { label: 'Invitar a un colega', hint: 'Recibe un enlace para elegir su contraseña.' },
    mail: { label: 'Probar el servidor de correo', hint: 'Para que salgan invitaciones y avisos.' },
  } satisfies Record<ChecklistStep, { label: string; hint: string }>,
}
