/** A board that was made from six: each status with the number of old ones that went into it, and its cards. */
export const STATUSES = [
  { name: 'Unowned', was: 4, cards: '1', orders: ['Oatcakes, nobody'] },
  {
    name: 'New',
    was: 9,
    cards: '4 of 8',
    orders: ['Rusks, Petra', 'Eccles, Ines', 'Parkin, Joel', 'Scones, Dana'],
  },
  { name: 'Mixing', was: 5, cards: '2 of 3', orders: ['Brioche, Colm', 'Tartlets, Wyn'] },
  {
    name: 'Baking',
    was: 7,
    cards: '4 of 4',
    orders: ['Crackers, Joel', 'Flapjack, Wyn', 'Biscotti, Dana', 'Loaves, Ines'],
  },
  { name: 'Packing', was: 6, cards: '2 of 4', orders: ['Rolls, Petra', 'Teacakes, Colm'] },
  { name: 'Loading', was: 5, cards: '1 of 2', orders: ['Muffins, Ines'] },
  {
    name: 'Gone',
    was: 4,
    cards: '14',
    orders: ['Farls, Joel', 'Pikelets, Dana', 'Bannock, Asha', 'Buns, Wyn', 'Cobs, Petra'],
  },
] as const;
