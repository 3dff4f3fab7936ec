export const barText = {
  home: 'Inicio',
  hours: 'Actividades',
  maps: 'Mapas',
  profile: 'Perfil',
  news: 'Novedades',
  messages: 'Mensajes',
  actions: 'Acciones',
  ministries: 'Ministerios',
}
