/** Where views in 360° are shown from: the hosts that tours.ts makes addresses of. */
export const tourHosts = ['https://kuula.co', 'https://my.matterport.com', 'https://momento360.com'] as const
