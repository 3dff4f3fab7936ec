/**
 * Tables that belong to no venue, and why every request may see all of their rows. Nothing of a person, and nothing by
 * which one venue could be told from another, belongs into one.
 */
export const tablesWithoutVenue: Record<string, string> = {
  kernel_assets: 'files of pages, which everybody may load; the same for every venue',
  kernel_instance: 'facts about the installation: its signing secret, how many venues it has had',
  kernel_throttles: 'tries are counted before anybody knows whose venue they are for; keys are hashes',
  club_pairings: 'a television that waits belongs to no venue until its code is entered; only hashes, for minutes',
}
