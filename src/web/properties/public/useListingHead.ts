import type { ListingType } from '#contract/properties/listings.limits.ts'
import type { Listing } from '#contract/properties/listings.ts'
import { to } from '#contract/properties/pages.public.ts'
import { previewOf } from '#web/kernel/navigation/head.ts'
import { moneyText } from '#web/kernel/text/money.ts'
import { useTitle } from '#web/kernel/venues/venue.ts'
import { countedText, headlineOf, metersText } from '../properties.text.ts'
import { publicText as text } from './public.text.ts'

const places: Record<ListingType, string> = {
  apartment: 'Apartment',
  house: 'House',
  office: 'Place',
  lot: 'Place',
  garage: 'Place',
}
const descriptionAtMost = 220

const descriptionOf = (listing: Listing) => {
  const { direction, city, mtTotales, ambientes, description } = listing
  const facts = [metersText(mtTotales), ...(ambientes === null ? [] : [countedText('ambientes', ambientes)])]
  const whole = `${direction}, ${city}. ${facts.join(', ')}. ${description.replaceAll(/\s+/g, ' ')}`.trim()
  return whole.length > descriptionAtMost ? `${whole.slice(0, descriptionAtMost - 1).trim()}…` : whole
}

/** The listing in the words of schema.org. */
const aboutOf = (listing: Listing, name: string) => {
  const { number, operation, type, direction, city, price, currency, mtTotales, ambientes, bathrooms, cover, date } =
    listing
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    name,
    description: descriptionOf(listing),
    url: to('property', { idPropiedad: number }),
    ...(cover ? { image: previewOf(cover) } : {}),
    datePosted: date,
    offers: {
      '@type': 'Offer',
      price: (price / 100).toFixed(2),
      priceCurrency: currency,
      availability: 'https://schema.org/InStock',
      businessFunction: `http://purl.org/goodrelations/v1#${operation === 'sale' ? 'Sell' : 'LeaseOut'}`,
    },
    about: {
      '@type': places[type],
      address: { '@type': 'PostalAddress', streetAddress: direction, addressLocality: city },
      floorSize: { '@type': 'QuantitativeValue', value: mtTotales, unitCode: 'MTK' },
      ...(ambientes === null ? {} : { numberOfRooms: ambientes }),
      ...(bathrooms === null ? {} : { numberOfBathroomsTotal: bathrooms }),
    },
  }
}

/** What a property says of itself where its address is sent or found. */
export function useListingHead(listing: Listing) {
  const { number, price, currency, cover } = listing
  const title = text.previewOf(headlineOf(listing), moneyText(price, currency))
  const canonical = to('property', { idPropiedad: number })
  useTitle(title, {
    description: descriptionOf(listing),
    photo: cover,
    canonical,
    // For other programs' eyes: a browser that takes the page over needs none of it.
    ...(import.meta.env.SSR ? { about: aboutOf(listing, title) } : {}),
  })
}
