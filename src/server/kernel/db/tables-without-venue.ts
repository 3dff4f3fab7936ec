/**
 * Tables without row-level security by venue, each with the reason why every request may read all rows. They must not
 * contain personal data or anything that reveals which venue a row belongs to.
 */
export const tablesWithoutVenue: Record<string, string> = {
  kernel_assets: 'public files of pages, the same for every venue',
  kernel_instance: 'values of the installation: its venue counter, its last backup, and whether it has the demo',
  kernel_throttles: 'attempts are counted before the venue is known; the keys are hashes',
  kernel_passkey_challenges:
    'a passkey is asked for before its account is known; contains only hashes, which expire after minutes',
  club_pairings:
    'a waiting television has no venue until its code is entered; contains only hashes, which expire after minutes',
}
