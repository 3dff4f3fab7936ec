import type { ListingState } from '#contract/properties/listingStaff.limits.ts'
import type { ListingType } from '#contract/properties/listings.limits.ts'
import type { Listing } from '#contract/properties/listings.ts'
import { to } from '#contract/properties/pages.public.ts'
import { previewImageUrl } from '#web/kernel/navigation/documentHead.ts'
import { formatMoney } from '#web/kernel/text/money.ts'
import { useTitle } from '#web/kernel/venues/venue.ts'
import { countWithNoun, headlineOf, metersText } from '../properties.text.ts'
import { publicText as text } from './public.text.ts'

const schemaTypes: Record<ListingType, string> = {
  apartment: 'Apartment',
  house: 'House',
  office: 'Place',
  lot: 'Place',
  garage: 'Place',
}
const availabilities: Record<ListingState, string> = {
  available: 'InStock',
  reserved: 'LimitedAvailability',
  closed: 'SoldOut',
  withdrawn: 'Discontinued',
}
const maxDescription = 220

const descriptionOf = (listing: Listing) => {
  const { direction, city, mtTotales, ambientes, description } = listing
  const facts = [metersText(mtTotales), ...(ambientes === null ? [] : [countWithNoun('ambientes', ambientes)])]
  const full = `${direction}, ${city}. ${facts.join(', ')}. ${description.replaceAll(/\s+/g, ' ')}`.trim()
  return full.length > maxDescription ? `${full.slice(0, maxDescription - 1).trim()}…` : full
}

/** The listing as schema.org structured data. */
const toStructuredData = (listing: Listing, name: string) => {
  const {
    number,
    operation,
    type,
    direction,
    city,
    price,
    currency,
    mtTotales,
    ambientes,
    bathrooms,
    cover,
    date,
    state,
  } = listing
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    name,
    description: descriptionOf(listing),
    url: to('property', { idPropiedad: number }),
    ...(cover ? { image: previewImageUrl(cover) } : {}),
    datePosted: date,
    offers: {
      '@type': 'Offer',
      price: (price / 100).toFixed(2),
      priceCurrency: currency,
      availability: `https://schema.org/${availabilities[state]}`,
      businessFunction: `http://purl.org/goodrelations/v1#${operation === 'sale' ? 'Sell' : 'LeaseOut'}`,
    },
    about: {
      '@type': schemaTypes[type],
      address: { '@type': 'PostalAddress', streetAddress: direction, addressLocality: city },
      floorSize: { '@type': 'QuantitativeValue', value: mtTotales, unitCode: 'MTK' },
      ...(ambientes === null ? {} : { numberOfRooms: ambientes }),
      ...(bathrooms === null ? {} : { numberOfBathroomsTotal: bathrooms }),
    },
  }
}

/** Sets title, description, photo and canonical URL, for search results and link previews. */
export function useListingMetadata(listing: Listing) {
  const { number, price, currency, cover } = listing
  const title = text.previewOf(headlineOf(listing), formatMoney(price, currency))
  const canonical = to('property', { idPropiedad: number })
  useTitle(title, {
    description: descriptionOf(listing),
    photo: cover,
    canonical,
    // Structured data is for crawlers only, so it stays out of the browser's bundle.
    ...(import.meta.env.SSR ? { about: toStructuredData(listing, title) } : {}),
  })
}
