const INK = '#061a22';

/** Four labels, each with its field. */
const fields = [120, 196, 272, 348]
  .map((y, index) => {
    const length = [100, 150, 80, 130][index];
    return `<path d="M48 ${y + 30}h${length}"/><rect x="230" y="${y}" width="124" height="56" rx="12"/>`;
  })
  .join('');

/** The torn edge of a receipt. */
const EDGE = 'l30 34 35-34 35 34 35-34 35 34 30-34';

/** Four fingers around the edge of what a hand holds from behind. */
function fingers(x: number, y: number): string {
  const lines = [60, 76, 70, 52]
    .map((length, index) => `M${x} ${y + 46 * index}h${length}`)
    .join('');
  return `<path stroke-width="68" d="${lines}"/><path stroke="#fff" stroke-width="34" d="${lines}"/>`;
}

/** A fist around a bar that stands upright at `x`. */
function fist(x: number, y: number): string {
  const lines = [58, 116, 170].map((down) => `M${x - 78} ${y + down}h112`).join('');
  return `<rect x="${x - 88}" y="${y}" width="176" height="228" rx="64"/><path d="${lines}M${x + 40} ${y + 4}c66 40 70 104 30 150"/>`;
}

/** A strip of a fan of swatches, turned around its lower end: what it shows is in its upper part. */
const swatch = (degrees: number, sample: string) =>
  `<g transform="rotate(${degrees})"><path d="M-78-470A26 26 0 0 1-52-496H52A26 26 0 0 1 78-470V60H-78z"/>${sample}</g>`;

/**
 * What people hold: a place on the drawing of a face, and what is drawn from there. Objects go on below the edge of the
 * picture.
 */
const objects = {
  /** A form with many fields. */
  form: {
    place: 'translate(290 1120) rotate(-7)',
    drawing: `<rect width="400" height="520" rx="28"/><path fill="${INK}" d="M0 90V28A28 28 0 0 1 28 0h344a28 28 0 0 1 28 28v62z"/>${fields}${fingers(-8, 240)}`,
  },
  /** A page with one large button, and the pointer on it. */
  page: {
    place: 'translate(230 1110) rotate(-7)',
    drawing: `<rect width="440" height="560" rx="28"/><path stroke-width="26" d="M56 46h1M112 46h1"/><path d="M0 92h440"/><rect x="56" y="150" width="328" height="124" rx="40" fill="${INK}"/><path stroke="#fff" stroke-width="28" d="M130 212h180"/><path d="m280 236 160 64-66 28-28 66z"/>${fingers(-8, 262)}`,
  },
  /** Papers and a paper clip. */
  papers: {
    place: 'translate(1060 1190) rotate(7)',
    drawing: `<rect x="60" y="-40" width="400" height="520" rx="24"/><rect width="400" height="520" rx="24"/><path d="M60 285h260"/><path fill="none" stroke-width="20" d="M150 130v-150a45 45 0 0 1 90 0v190a75 75 0 0 1-150 0"/>${fingers(400, 156)}`,
  },
  /** A receipt, and one twice as long. */
  receipts: {
    place: 'translate(250 1130) rotate(-6)',
    drawing: `<path d="M210-60${EDGE}V600H210z"/><path d="M0 120${EDGE}V600H0z"/><path d="M50 230h110M50 300h80M260 60h90M310 130h60M310 200h60"/>${fingers(-8, 262)}`,
  },
  /** A signal that says stop, on a stick. */
  signal: {
    place: 'translate(1370 940) rotate(6)',
    drawing: `<path d="M-24 170h48v560h-48z"/><circle r="186"/><circle r="144" fill="${INK}"/><path stroke="#fff" stroke-width="52" d="M-66 0H66"/>${fist(0, 330)}`,
  },
  /** A fan of swatches. */
  swatches: {
    place: 'translate(500 1474) rotate(-2)',
    drawing: `${swatch(-29, '<path d="M-78-330H78"/>')}${swatch(-7, `<path fill="${INK}" d="M-78-470A26 26 0 0 1-52-496H52A26 26 0 0 1 78-470v140H-78z"/>`)}${swatch(15, `<path d="M-78-330H78"/><circle cy="-412" r="34" fill="${INK}"/>`)}${fist(6, -150)}`,
  },
  /** A price tag. */
  tag: {
    place: 'translate(1300 1080) rotate(14)',
    drawing: `<path fill="none" d="M0 62C0-60 110-90 90-200"/><path d="M-130 110-70 0H70l60 110V520h-260z"/><circle cy="62" r="26" fill="${INK}"/><path fill="none" stroke-width="24" d="M62 205c-14-50-92-50-96 10-4 60 20 80-14 150h116M-64 285h84"/>${fingers(92, 338)}`,
  },
} as const;

export type HeldObject = keyof typeof objects;

/**
 * An object as SVG, in front of a face: white with an outline of ink.
 *
 * @param scale as in `transform`; that of the face by default.
 */
export function drawObject(name: HeldObject, scale = ''): string {
  const { place, drawing } = objects[name];
  return `<g transform="${scale}${place}" fill="#fff" stroke="${INK}" stroke-width="16" stroke-linecap="round" stroke-linejoin="round">${drawing}</g>`;
}
