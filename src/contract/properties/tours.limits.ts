/** Hosts of embedded 360° views; tours.ts builds URLs of these hosts only. */
export const tourHosts = ['https://kuula.co', 'https://my.matterport.com', 'https://momento360.com'] as const
