export const alertsText = {
  title: 'Emergencias',
  kind: { security: 'Alerta de Seguridad', fire: 'Alerta de Incendio', medical: 'Alerta Médica' },
  columns: { kind: 'Alerta', sender: 'Quién avisó', at: 'Cuándo', acknowledged: 'Atendida' },
  empty: 'Todavía no hubo emergencias. Cuando un miembro avise, suena en cada pantalla del personal.',
  open: 'Sin atender',
  acknowledge: 'Atender',
  acknowledgeOf: (kind: string, name: string) => `Atender: ${kind}, ${name}`,
  acknowledged: (name: string) => `Atiende ${name}.`,
  acknowledgedBy: (name: string, moment: string) => `${name}, ${moment}`,
  region: 'Emergencias sin atender',
  soundOff: 'El navegador no deja sonar la alarma hasta que toques la página.',
}
