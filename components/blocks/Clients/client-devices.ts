/**
 * A geometric device for each kind of client: 24 × 24, one filled path (`evenodd`). The clients are invented, and so
 * are these.
 */
export const CLIENT_DEVICES = {
  ferry: 'M0 12h24a12 12 0 0 1-24 0M7 0h10v9H7z',
  house: 'M0 24V10L12 0l12 10v14h-8v-9H8v9z',
  instrument: 'M12 0a12 12 0 1 1 0 24 12 12 0 0 1 0-24m0 6a6 6 0 1 0 6 6h-6z',
  game: 'M0 0h8v8H0zM16 0h8v8h-8zM8 8h8v8H8zM0 16h8v8H0zM16 16h8v8h-8z',
  mutual: 'M8 4a8 8 0 1 1 0 16A8 8 0 0 1 8 4m8 0a8 8 0 1 1 0 16 8 8 0 0 1 0-16',
  food: 'M12 0c7 0 12 5 12 12H12zM0 12c0-7 5-12 12-12v12zM2 16h20v4a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4z',
  press: 'M0 3c4-1 8 0 11 3v17c-3-3-7-4-11-3zM24 3c-4-1-8 0-11 3v17c3-3 7-4 11-3z',
  energy: 'M12 0 0 14h8L6 24 20 9h-9z',
} as const;

export type ClientDevice = keyof typeof CLIENT_DEVICES;
