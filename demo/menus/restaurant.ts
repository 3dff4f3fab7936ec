import type { DemoMenu } from './dish.ts'

export const restaurant: DemoMenu = {
  names: ['Restaurante', 'Restaurant', 'Restaurante', 'Restaurant'],
  aclarations: [
    'Los precios incluyen impuestos. Avisanos si tenés alguna alergia.',
    'Prices include taxes. Please tell us about any allergy.',
    'Os preços incluem impostos. Avise-nos se tiver alguma alergia.',
    'Taxes comprises. Signalez-nous toute allergie.',
  ],
  picture: 'menu-restaurant',
  hours: 'Martes a domingo de 12 a 23:30',
  open: { days: [0, 2, 3, 4, 5, 6], from: '12:00', to: '23:30' },
  outlet: 'Parrilla',
  categories: [
    {
      names: ['Entradas', 'Starters', 'Entradas', 'Entrées'],
      products: [
        {
          names: ['Empanadas de carne', 'Beef empanadas', 'Empanadas de carne', 'Empanadas à la viande'],
          texts: [
            'Cortada a cuchillo, al horno de barro. Tres unidades.',
            'Hand-cut beef, baked in a clay oven. Three pieces.',
            'Carne cortada na faca, no forno de barro. Três unidades.',
            'Viande coupée au couteau, four en terre. Trois pièces.',
          ],
          price: 8700,
          picture: 'dish-empanadas',
          favourite: true,
        },
        {
          names: ['Tabla de quesos', 'Cheese board', 'Tábua de queijos', 'Plateau de fromages'],
          texts: [
            'Cuatro quesos de tambos vecinos, nueces y membrillo. Para dos.',
            'Four cheeses from nearby dairies, walnuts and quince. For two.',
            'Quatro queijos de produtores vizinhos, nozes e marmelada. Para dois.',
            'Quatre fromages de laiteries voisines, noix et coing. Pour deux.',
          ],
          price: 21500,
          picture: 'dish-cheese-board',
          vegetarian: true,
          glutenFree: true,
        },
        {
          names: ['Tartar de trucha', 'Trout tartare', 'Tartar de truta', 'Tartare de truite'],
          texts: [
            'Con palta, lima y tostadas finas.',
            'With avocado, lime and thin toast.',
            'Com abacate, limão e torradas finas.',
            'Avocat, citron vert et toasts fins.',
          ],
          price: 16800,
          picture: 'dish-tartare',
        },
        {
          names: ['Sopa de calabaza', 'Pumpkin soup', 'Sopa de abóbora', 'Velouté de potiron'],
          texts: [
            'Con crema, semillas tostadas y aceite de oliva.',
            'With cream, toasted seeds and olive oil.',
            'Com creme, sementes tostadas e azeite.',
            'Crème, graines grillées et huile d’olive.',
          ],
          price: 9400,
          picture: 'dish-soup',
          vegetarian: true,
          glutenFree: true,
        },
        {
          names: ['Ensalada de la huerta', 'Garden salad', 'Salada da horta', 'Salade du potager'],
          texts: [
            'Hojas, tomates, zanahoria asada y queso de cabra.',
            'Leaves, tomatoes, roast carrot and goat’s cheese.',
            'Folhas, tomates, cenoura assada e queijo de cabra.',
            'Jeunes pousses, tomates, carotte rôtie et chèvre.',
          ],
          price: 11900,
          picture: 'dish-salad',
          vegetarian: true,
          glutenFree: true,
        },
      ],
    },
    {
      names: ['Principales', 'Main courses', 'Pratos principais', 'Plats'],
      products: [
        {
          names: ['Bife de chorizo', 'Sirloin steak', 'Bife de chorizo', 'Faux-filet'],
          texts: [
            'Cuatrocientos gramos a la leña, con papas rústicas.',
            'Four hundred grams over wood fire, with rustic potatoes.',
            'Quatrocentos gramas na lenha, com batatas rústicas.',
            'Quatre cents grammes au feu de bois, pommes de terre rustiques.',
          ],
          price: 32900,
          picture: 'dish-steak',
          glutenFree: true,
          favourite: true,
          options: [
            {
              names: ['Punto', 'Cooking', 'Ponto', 'Cuisson'],
              choose: 'one',
              required: true,
              choices: [
                [['Jugoso', 'Rare', 'Malpassado', 'Saignant'], 0],
                [['A punto', 'Medium', 'Ao ponto', 'À point'], 0],
                [['Cocido', 'Well done', 'Bem passado', 'Bien cuit'], 0],
              ],
            },
          ],
        },
        {
          names: ['Trucha a la manteca', 'Trout in butter', 'Truta na manteiga', 'Truite au beurre'],
          texts: [
            'De la laguna, con limón, almendras y vegetales verdes.',
            'With lemon, almonds and green vegetables.',
            'Com limão, amêndoas e legumes verdes.',
            'Citron, amandes et légumes verts.',
          ],
          price: 28400,
          picture: 'dish-fish',
          glutenFree: true,
        },
        {
          names: ['Sorrentinos de ricota', 'Ricotta sorrentinos', 'Sorrentinos de ricota', 'Sorrentinos à la ricotta'],
          texts: [
            'Pasta fresca rellena de ricota y nuez, con salsa de tomates.',
            'Fresh pasta filled with ricotta and walnut, tomato sauce.',
            'Massa fresca recheada de ricota e noz, com molho de tomate.',
            'Pâtes fraîches farcies ricotta et noix, sauce tomate.',
          ],
          price: 19800,
          picture: 'dish-pasta',
          vegetarian: true,
        },
        {
          names: ['Risotto de hongos', 'Mushroom risotto', 'Risoto de cogumelos', 'Risotto aux champignons'],
          texts: [
            'Hongos de pino, manteca y queso duro.',
            'Pine mushrooms, butter and hard cheese.',
            'Cogumelos de pinheiro, manteiga e queijo curado.',
            'Champignons des pins, beurre et fromage affiné.',
          ],
          price: 21200,
          picture: 'dish-risotto',
          vegetarian: true,
          glutenFree: true,
        },
        {
          names: ['Hamburguesa del hoyo 19', '19th hole burger', 'Hambúrguer do buraco 19', 'Burger du trou 19'],
          texts: [
            'Carne madurada, queso, cebolla asada y pan de papa.',
            'Aged beef, cheese, roast onion and potato bun.',
            'Carne maturada, queijo, cebola assada e pão de batata.',
            'Bœuf maturé, fromage, oignon rôti et pain de pomme de terre.',
          ],
          price: 17600,
          picture: 'dish-burger',
          options: [
            {
              names: ['Agregados', 'Extras', 'Adicionais', 'Suppléments'],
              choose: 'many',
              choices: [
                [['Panceta', 'Bacon', 'Bacon', 'Lard fumé'], 2200],
                [['Huevo frito', 'Fried egg', 'Ovo frito', 'Œuf au plat'], 1400],
              ],
            },
          ],
        },
      ],
    },
    {
      names: ['Postres', 'Desserts', 'Sobremesas', 'Desserts'],
      products: [
        {
          names: ['Flan casero', 'Homemade custard flan', 'Pudim caseiro', 'Flan maison'],
          texts: [
            'Con dulce de leche y crema.',
            'With dulce de leche and cream.',
            'Com doce de leite e creme.',
            'Avec dulce de leche et crème.',
          ],
          price: 7400,
          picture: 'dish-flan',
          vegetarian: true,
          glutenFree: true,
          favourite: true,
        },
        {
          names: ['Helado artesanal', 'Artisan ice cream', 'Sorvete artesanal', 'Glace artisanale'],
          texts: [
            'Dos gustos a elección: chocolate, crema, frutilla o limón.',
            'Two flavours: chocolate, cream, strawberry or lemon.',
            'Dois sabores: chocolate, creme, morango ou limão.',
            'Deux parfums : chocolat, crème, fraise ou citron.',
          ],
          price: 6900,
          picture: 'dish-ice-cream',
          vegetarian: true,
          glutenFree: true,
        },
        {
          names: ['Queso y dulce', 'Cheese and quince paste', 'Queijo com marmelada', 'Fromage et pâte de coing'],
          texts: [
            'Queso fresco con membrillo o batata.',
            'Fresh cheese with quince or sweet potato paste.',
            'Queijo fresco com marmelada ou doce de batata.',
            'Fromage frais, pâte de coing ou de patate douce.',
          ],
          price: 6200,
          vegetarian: true,
          glutenFree: true,
        },
        {
          names: ['Peras al vino', 'Pears in red wine', 'Peras ao vinho', 'Poires au vin'],
          texts: [
            'Cocidas en malbec y canela, con crema batida.',
            'Poached in malbec and cinnamon, with whipped cream.',
            'Cozidas em malbec e canela, com creme batido.',
            'Pochées au malbec et à la cannelle, crème fouettée.',
          ],
          price: 8100,
          vegetarian: true,
          glutenFree: true,
          disabled: true,
        },
        {
          names: ['Postre del día', 'Dessert of the day', 'Sobremesa do dia', 'Dessert du jour'],
          texts: [
            'Preguntá en la mesa qué salió hoy del horno.',
            'Ask at the table what came out of the oven today.',
            'Pergunte à mesa o que saiu hoje do forno.',
            'Demandez ce qui est sorti du four aujourd’hui.',
          ],
          price: null,
          vegetarian: true,
        },
      ],
    },
  ],
}
