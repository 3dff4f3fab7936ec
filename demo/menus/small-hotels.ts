import type { DemoMenu } from './dish.ts'

export const seaHotelMenu: DemoMenu = {
  names: ['Carta del mar', 'Seafood menu', 'Cardápio do mar', 'Carte de la mer'],
  picture: 'menu-restaurant',
  hours: 'Todos los días de 12 a 23',
  open: [{ from: '12:00', to: '23:00' }],
  categories: [
    {
      names: ['Del puerto', 'From the harbour', 'Do porto', 'Du port'],
      products: [
        {
          names: ['Pesca del día', 'Catch of the day', 'Peixe do dia', 'Pêche du jour'],
          texts: [
            'A la plancha, con puré de papas.',
            'Grilled, with mashed potatoes.',
            'Grelhado, com purê de batatas.',
            'À la plancha, purée de pommes de terre.',
          ],
          price: 26500,
          contains: ['fish', 'milk'],
          picture: 'dish-fish',
          glutenFree: true,
          favourite: true,
        },
        {
          names: ['Arroz con mariscos', 'Seafood rice', 'Arroz com frutos do mar', 'Riz aux fruits de mer'],
          texts: [
            'Langostinos, mejillones y calamar.',
            'Prawns, mussels and squid.',
            'Camarões, mexilhões e lula.',
            'Crevettes, moules et calmar.',
          ],
          price: 24900,
          contains: ['crustaceans', 'fish', 'molluscs'],
          picture: 'dish-risotto',
          glutenFree: true,
        },
        {
          names: ['Ensalada fresca', 'Fresh salad', 'Salada fresca', 'Salade fraîche'],
          texts: [
            'Hojas, palta y tomate.',
            'Leaves, avocado and tomato.',
            'Folhas, abacate e tomate.',
            'Salade, avocat et tomate.',
          ],
          price: 10800,
          vegan: true,
          picture: 'dish-salad',
          vegetarian: true,
          glutenFree: true,
        },
      ],
    },
    {
      names: ['Bebidas', 'Drinks', 'Bebidas', 'Boissons'],
      products: [
        {
          names: ['Limonada', 'Lemonade', 'Limonada', 'Citronnade'],
          texts: ['Con hielo picado.', 'With crushed ice.', 'Com gelo picado.', 'Avec glace pilée.'],
          price: 4500,
          vegan: true,
          picture: 'drink-lemonade',
          vegetarian: true,
        },
        {
          names: ['Cerveza de puerto', 'Harbour beer', 'Cerveja do porto', 'Bière du port'],
          texts: ['Pinta tirada.', 'A pint on tap.', 'Caneca de chope.', 'Pinte pression.'],
          price: 5200,
          contains: ['gluten', 'alcohol'],
          picture: 'drink-beer',
          vegetarian: true,
        },
      ],
    },
  ],
}

export const hillHotelMenu: DemoMenu = {
  names: ['Cocina de la posada', 'Inn kitchen', 'Cozinha da pousada', 'Cuisine de l’auberge'],
  picture: 'menu-breakfast',
  hours: 'Todos los días de 12 a 15 y de 20 a 23',
  open: [
    { from: '12:00', to: '15:00' },
    { from: '20:00', to: '23:00' },
  ],
  categories: [
    {
      names: ['Platos de olla', 'Stews and soups', 'Pratos de panela', 'Plats mijotés'],
      products: [
        {
          names: ['Locro', 'Locro stew', 'Locro', 'Locro'],
          texts: [
            'Maíz blanco, zapallo y carne, a fuego lento.',
            'White corn, squash and meat, slowly cooked.',
            'Milho branco, abóbora e carne, em fogo lento.',
            'Maïs blanc, courge et viande, à feu doux.',
          ],
          price: 14200,
          contains: ['celery', 'meat'],
          picture: 'dish-soup',
          favourite: true,
        },
        {
          names: ['Empanadas serranas', 'Highland empanadas', 'Empanadas da serra', 'Empanadas de la sierra'],
          texts: [
            'Con aceituna y papa.',
            'With olive and potato.',
            'Com azeitona e batata.',
            'Olive et pomme de terre.',
          ],
          price: 7800,
          contains: ['gluten', 'eggs', 'meat'],
          picture: 'dish-empanadas',
        },
        {
          names: ['Flan de la abuela', 'Grandma’s flan', 'Pudim da vovó', 'Flan de grand-mère'],
          texts: ['Con miel de la sierra.', 'With mountain honey.', 'Com mel da serra.', 'Au miel de montagne.'],
          price: 6100,
          contains: ['eggs', 'milk'],
          picture: 'dish-flan',
          vegetarian: true,
          glutenFree: true,
        },
      ],
    },
  ],
}
