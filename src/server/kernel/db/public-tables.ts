/**
 * Tables of venues whose rows every caller of the venue may read, each with the reason. Every other table needs a policy
 * per kind of caller: staffPolicy, callerPolicy or insertOnlyPolicy of columns.ts.
 */
export const publicTables: Record<string, string> = {
  club_messages: 'videos on the members’ and visitors’ pages',
  club_posts: 'news on televisions and phones',
  community_activities: 'activities that a visitor can look at before registering',
  community_class_bands: 'birthdays of each class, by which a registration gets its class',
  community_closures: 'days on which an activity is closed, with the reason',
  community_maps: 'maps of the community’s public pages',
  community_ministries: 'ministries of the community’s public pages',
  community_restaurants: 'restaurants of the community’s public pages',
  community_slot_days: 'numbers of free places, without the names of those who booked',
  community_slots: 'hours of the activities',
  community_suppliers: 'approved suppliers; a policy hides proposals of others',
  hotel_categories: 'parts of the public menus',
  hotel_menus: 'public menus',
  hotel_outlets: 'outlets on the hotel’s public page',
  hotel_products: 'parts of the public menus',
  hotel_rooms: 'numbers of rooms and tables, without their guests',
  kernel_files: 'pictures of public pages; a policy hides pictures of persons',
  kernel_venues: 'name, look and contact of the venue',
  properties_catalogues: 'number of the last change of the public listings',
  properties_listings: 'public listings',
  properties_photos: 'pictures of the public listings',
}
