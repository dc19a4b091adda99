/** The names of places in the drawing of the yard. */
export const yardWords = {
  goal: ['The ring', 'above our door'],
  lift: 'Lift',
  arch: 'Arch',
  rack: 'Bike rack',
  from: ['From', 'Temple Meads', '12 min walk'],
  lane: 'Siding Lane',
  water: 'Floating Harbour',
} as const;
