/** The statement of conformance; docs/accessibility.md records the reviews that it names. */
export const accessibilityText = {
  title: 'Accesibilidad',
  sentence: 'Queremos que todas las personas puedan usar Casa Club: huéspedes, socios y el equipo de cada lugar.',
  sections: [
    {
      title: 'Qué cumplimos',
      lines: [
        'Casa Club cumple las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA, en todas sus páginas: las públicas, las del huésped, la app de la comunidad y la administración.',
        'Todo se maneja con el teclado y con un lector de pantalla. El texto se agranda hasta el 200 % sin perder contenido. Los colores tienen el contraste que piden las pautas, en claro y en oscuro y con cualquier color que elija el lugar.',
        'Si en tu dispositivo pediste menos movimiento o colores de alto contraste, los respetamos.',
      ],
    },
    {
      title: 'Cómo lo probamos',
      lines: [
        'Antes de cada versión, una prueba automática abre todas las páginas en un navegador y las revisa con axe; el contraste, en claro y en oscuro.',
        'Otras pruebas revisan ventanas de diálogo, mensajes de error y lugares con colores difíciles, y que el foco del teclado vuelva a su lugar.',
        'Revisamos qué nombres y avisos da a un lector de pantalla el pedido del huésped, la toma de asistencia y el tablero de pedidos.',
      ],
    },
    {
      title: 'Lo que no depende de nosotros',
      lines: [
        'Las fotos, los videos y los textos los carga cada lugar. Los videos de YouTube y Vimeo usan el reproductor y los subtítulos de esos sitios.',
        'Las pantallas de televisión muestran información que también está en las páginas. Una lectora o un lector de pantalla no las necesita.',
      ],
    },
    {
      title: 'Si algo no te funciona',
      lines: [
        'Contáselo al equipo del lugar: en la recepción, por el chat de tu habitación o con un reclamo en la app. Decinos en qué página estabas y qué querías hacer.',
      ],
    },
  ],
}
