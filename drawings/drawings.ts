import * as activities from './draw/activities.ts'
import * as bags from './draw/bags.ts'
import * as bakery from './draw/bakery.ts'
import * as bar from './draw/bar.ts'
import * as clubs from './draw/clubs.ts'
import * as cocktails from './draw/cocktails.ts'
import * as course from './draw/course.ts'
import * as desserts from './draw/desserts.ts'
import * as drinks from './draw/drinks.ts'
import * as facades from './draw/facades.ts'
import * as grounds from './draw/grounds.ts'
import * as houses from './draw/houses.ts'
import * as mains from './draw/mains.ts'
import * as maps from './draw/maps.ts'
import * as menus from './draw/menus.ts'
import * as outlets from './draw/outlets.ts'
import * as people from './draw/people.ts'
import * as plots from './draw/plots.ts'
import * as property from './draw/property.ts'
import * as rooms from './draw/rooms.ts'
import type { Svg } from './draw/shape.ts'
import * as starters from './draw/starters.ts'
import * as sweets from './draw/sweets.ts'
import * as tournament from './draw/tournament.ts'
import * as towers from './draw/towers.ts'
import * as trolleys from './draw/trolleys.ts'
import * as tv from './draw/tv.ts'
import * as winners from './draw/winners.ts'

/** Every drawing by the name of its picture: a function that returns the SVG. */
export const drawings = {
  'course-morning': course.courseMorning,
  'course-noon': course.courseNoon,
  'course-dusk': course.courseDusk,
  'course-autumn': course.courseAutumn,
  'green-flag': course.greenFlag,
  'bunker-sand': course.bunkerSand,
  'lake-hole': course.lakeHole,
  'fairway-trees': course.fairwayTrees,
  clubhouse: grounds.clubhouse,
  irrigation: grounds.irrigation,
  'putting-green': grounds.puttingGreen,
  'driving-range': grounds.drivingRange,
  'tournament-tents': tournament.tournamentTents,
  'tournament-shotgun': tournament.tournamentShotgun,
  'tournament-night': tournament.tournamentNight,
  'winner-trophy': winners.winnerTrophy,
  'winner-podium': winners.winnerPodium,
  'winner-pair': winners.winnerPair,
  'winner-putt': winners.winnerPutt,
  'club-driver': clubs.driver,
  'club-wood': clubs.fairwayWood,
  'club-hybrid': clubs.hybrid,
  'club-iron-long': clubs.ironLong,
  'club-iron-short': clubs.ironShort,
  'club-wedge': clubs.wedge,
  'club-putter': clubs.putter,
  'bag-stand': bags.stand,
  'bag-cart': bags.cartBag,
  'bag-tour': bags.tour,
  'bag-pencil': bags.pencil,
  'bag-leather': bags.leather,
  'bag-red': bags.red,
  'trolley-two-wheels': trolleys.twoWheels,
  'trolley-three-wheels': trolleys.threeWheels,
  'trolley-electric': trolleys.electric,
  'dish-tartare': starters.tartare,
  'dish-salad': starters.salad,
  'dish-soup': starters.soup,
  'dish-empanadas': starters.empanadas,
  'dish-cheese-board': starters.cheeseBoard,
  'dish-steak': mains.steak,
  'dish-fish': mains.fish,
  'dish-pasta': mains.pasta,
  'dish-risotto': mains.risotto,
  'dish-burger': mains.burger,
  'dish-pancakes': desserts.pancakes,
  'dish-eggs': desserts.eggs,
  'dish-flan': desserts.flan,
  'dish-medialunas': bakery.medialunas,
  'dish-toastie': bakery.toastie,
  'dish-lemon-loaf': bakery.lemonLoaf,
  'dish-buckwheat-bread': bakery.buckwheatBread,
  'dish-chocolate-cake': desserts.chocolateCake,
  'dish-ice-cream': desserts.iceCream,
  'dish-fruit': desserts.fruit,
  'dish-cheese-and-quince': sweets.cheeseAndQuince,
  'dish-pears': sweets.pearsInWine,
  'dish-tart': sweets.dessertOfTheDay,
  'drink-lemonade': drinks.lemonade,
  'drink-wine': bar.wine,
  'drink-beer': bar.beer,
  'drink-coffee': drinks.coffee,
  'drink-orange-juice': drinks.orangeJuice,
  'drink-cocktail': bar.cocktail,
  'drink-fernet': cocktails.fernet,
  'drink-gin-tonic': cocktails.ginTonic,
  'drink-clerico': cocktails.clerico,
  'drink-caipirinha': cocktails.caipirinha,
  'drink-water': drinks.water,
  'drink-mate': drinks.mate,
  'menu-breakfast': menus.breakfast,
  'menu-restaurant': menus.restaurant,
  'menu-bar': menus.bar,
  'outlet-terrace': outlets.terrace,
  'outlet-bar': outlets.bar,
  'outlet-pool': outlets.pool,
  'outlet-grill': outlets.grill,
  'room-double': rooms.double,
  'room-suite': rooms.suite,
  'room-view': rooms.view,
  'facade-club': facades.club,
  'facade-hotel-sea': facades.hotelSea,
  'facade-hotel-hill': facades.hotelHill,
  'person-1': people.person1,
  'person-2': people.person2,
  'person-3': people.person3,
  'person-4': people.person4,
  'person-5': people.person5,
  'person-6': people.person6,
  'person-7': people.person7,
  'person-8': people.person8,
  'activity-tennis': activities.tennis,
  'activity-swim': activities.swim,
  'activity-yoga': activities.yoga,
  'activity-ride': activities.ride,
  'map-course': maps.course,
  'map-club': maps.clubPlan,
  'place-chapel': activities.chapel,
  'house-front': property.front,
  'house-garden': property.garden,
  'house-living': property.living,
  'house-kitchen': property.kitchen,
  'house-bedroom': property.bedroom,
  'house-bath': property.bath,
  'estate-tower-day': towers.towerDay,
  'estate-tower-dusk': towers.towerDusk,
  'estate-tower-brick': towers.towerBrick,
  'estate-tower-river': towers.towerRiver,
  'estate-block-low': towers.blockLow,
  'estate-house-tiled': houses.houseTiled,
  'estate-house-slate': houses.houseSlate,
  'estate-house-gables': houses.houseGables,
  'estate-house-modern': houses.houseModern,
  'estate-house-lake': houses.houseLake,
  'estate-office-glass': towers.officeGlass,
  'estate-office-corner': towers.officeCorner,
  'estate-office-room': towers.officeRoom,
  'estate-lot-hill': plots.lotHill,
  'estate-lot-lake': plots.lotLake,
  'estate-lot-fence': plots.lotFence,
  'estate-garage-door': plots.garageDoor,
  'estate-garage-below': plots.garageBelow,
  'background-tv': tv.background,
} satisfies Record<string, () => Svg>

export type DrawingName = keyof typeof drawings
