/** The drawn posters that pages and cards paint with: the colour of the upper sky, and the ink that reads on it. */
export const POSTERS = {
  paris: { sky: '#FBD3A4', ink: '#3D1F45' },
  tokyo: { sky: '#F9D5CB', ink: '#1E2C4D' },
  cruise: { sky: '#CBE3E6', ink: '#152C4A' },
  mountain: { sky: '#F8DDB4', ink: '#1F3A57' },
  beach: { sky: '#BFE6E1', ink: '#0C3943' },
  travel: { sky: '#CFE8E2', ink: '#16384A' },
} as const;
export type PosterName = keyof typeof POSTERS;
