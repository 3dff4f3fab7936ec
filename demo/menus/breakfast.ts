import type { DemoMenu } from './dish.ts'

export const breakfast: DemoMenu = {
  names: ['Desayunos y meriendas', 'Breakfast and tea', 'Café da manhã e lanches', 'Petits-déjeuners et goûters'],
  aclarations: [
    'El desayuno buffet está incluido para los huéspedes del hotel.',
    'The breakfast buffet is included for hotel guests.',
    'O café da manhã em buffet está incluído para os hóspedes do hotel.',
    'Le buffet du petit-déjeuner est compris pour les clients de l’hôtel.',
  ],
  picture: 'menu-breakfast',
  hours: 'Todos los días, a toda hora',
  open: [{ from: '00:00', to: '00:00' }],
  outlet: 'Terraza',
  categories: [
    {
      names: ['Desayunos', 'Breakfast', 'Café da manhã', 'Petit-déjeuner'],
      products: [
        {
          names: ['Desayuno del club', 'Club breakfast', 'Café do clube', 'Petit-déjeuner du club'],
          texts: [
            'Café con leche, jugo de naranja, tostadas de campo, manteca y dos mermeladas de la casa.',
            'White coffee, orange juice, country toast, butter and two homemade jams.',
            'Café com leite, suco de laranja, torradas, manteiga e duas geleias da casa.',
            'Café au lait, jus d’orange, pain grillé, beurre et deux confitures maison.',
          ],
          price: 9800,
          contains: ['gluten', 'eggs', 'milk'],
          vegetarian: true,
          favourite: true,
        },
        {
          names: ['Huevos revueltos', 'Scrambled eggs', 'Ovos mexidos', 'Œufs brouillés'],
          texts: [
            'Con pan de masa madre y ciboulette de la huerta.',
            'With sourdough bread and chives from our garden.',
            'Com pão de fermentação natural e cebolinha da horta.',
            'Avec pain au levain et ciboulette du potager.',
          ],
          price: 8600,
          contains: ['gluten', 'eggs', 'milk'],
          picture: 'dish-eggs',
          vegetarian: true,
          options: [
            {
              names: ['Agregados', 'Extras', 'Adicionais', 'Suppléments'],
              choose: 'many',
              choices: [
                [['Panceta', 'Bacon', 'Bacon', 'Lard fumé'], 2200],
                [['Palta', 'Avocado', 'Abacate', 'Avocat'], 2600],
              ],
            },
          ],
        },
        {
          names: ['Panqueques con miel', 'Pancakes with honey', 'Panquecas com mel', 'Pancakes au miel'],
          texts: [
            'Tres panqueques altos con miel de la zona y manteca.',
            'Three tall pancakes with local honey and butter.',
            'Três panquecas altas com mel da região e manteiga.',
            'Trois pancakes épais, miel de la région et beurre.',
          ],
          price: 7900,
          contains: ['gluten', 'eggs', 'milk'],
          picture: 'dish-pancakes',
          vegetarian: true,
        },
        {
          names: ['Frutas de estación', 'Seasonal fruit', 'Frutas da estação', 'Fruits de saison'],
          texts: [
            'Cortadas en el momento, con yogur natural aparte.',
            'Cut to order, with plain yoghurt on the side.',
            'Cortadas na hora, com iogurte natural à parte.',
            'Coupés à la commande, yaourt nature à part.',
          ],
          price: 6400,
          vegan: true,
          picture: 'dish-fruit',
          vegetarian: true,
          glutenFree: true,
        },
        {
          names: ['Granola de la casa', 'Homemade granola', 'Granola da casa', 'Granola maison'],
          texts: [
            'Avena, nueces y pasas, con yogur o leche.',
            'Oats, walnuts and raisins, with yoghurt or milk.',
            'Aveia, nozes e passas, com iogurte ou leite.',
            'Avoine, noix et raisins secs, avec yaourt ou lait.',
          ],
          price: 5900,
          contains: ['gluten', 'milk', 'nuts'],
          vegetarian: true,
          disabled: true,
        },
      ],
    },
    {
      names: ['Panadería', 'Bakery', 'Padaria', 'Boulangerie'],
      products: [
        {
          names: ['Medialunas', 'Croissants', 'Croissants argentinos', 'Croissants argentins'],
          texts: [
            'De manteca, horneadas a las seis. Tres unidades.',
            'Butter croissants, baked at six. Three pieces.',
            'De manteiga, assados às seis. Três unidades.',
            'Au beurre, cuits à six heures. Trois pièces.',
          ],
          price: 3600,
          picture: 'dish-medialunas',
          contains: ['gluten', 'eggs', 'milk'],
          vegetarian: true,
          favourite: true,
        },
        {
          names: [
            'Tostado de jamón y queso',
            'Ham and cheese toastie',
            'Tostex de presunto e queijo',
            'Croque jambon-fromage',
          ],
          texts: [
            'En pan de miga, bien dorado.',
            'On thin white bread, well browned.',
            'No pão de miga, bem dourado.',
            'Pain de mie fin, bien doré.',
          ],
          price: 7200,
          picture: 'dish-toastie',
          contains: ['gluten', 'milk'],
        },
        {
          names: ['Budín de limón', 'Lemon loaf', 'Bolo de limão', 'Cake au citron'],
          texts: [
            'Húmedo, con glaseado de azúcar. La porción.',
            'Moist, with sugar icing. By the slice.',
            'Úmido, com glacê de açúcar. A fatia.',
            'Moelleux, glaçage au sucre. La part.',
          ],
          price: 4200,
          picture: 'dish-lemon-loaf',
          contains: ['gluten', 'eggs', 'milk'],
          vegetarian: true,
        },
        {
          names: ['Torta de chocolate', 'Chocolate cake', 'Bolo de chocolate', 'Gâteau au chocolat'],
          texts: [
            'Con dulce de leche y merengue. La porción.',
            'With dulce de leche and meringue. By the slice.',
            'Com doce de leite e merengue. A fatia.',
            'Avec dulce de leche et meringue. La part.',
          ],
          price: 6800,
          contains: ['gluten', 'eggs', 'milk'],
          picture: 'dish-chocolate-cake',
          vegetarian: true,
        },
        {
          names: ['Pan sin gluten', 'Gluten-free bread', 'Pão sem glúten', 'Pain sans gluten'],
          texts: [
            'De trigo sarraceno, horneado aparte. Dos rodajas.',
            'Buckwheat, baked separately. Two slices.',
            'De trigo-sarraceno, assado à parte. Duas fatias.',
            'Au sarrasin, cuit à part. Deux tranches.',
          ],
          price: null,
          picture: 'dish-buckwheat-bread',
          vegetarian: true,
          glutenFree: true,
        },
      ],
    },
  ],
}
