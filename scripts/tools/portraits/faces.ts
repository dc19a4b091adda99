import type { HeldObject } from './objects.ts';

/** The features of a face, numbered as in Notionists. Random seeds give odd faces, so each is put together by hand. */
export interface Face {
  hair: string;
  body: string;
  brows: string;
  nose: string;
  lips: string;
  beard?: string;
  glasses?: string;
  /** What the hand does; out of the picture by default. */
  gesture?: 'handPhone';
  /** In front of the body: what people ask about. */
  holds?: HeldObject;
  /** Looks to the left. */
  isTurned?: boolean;
  /** To the right, in hundredths of the whole drawing, to make room for a hand. */
  shift?: number;
  /** The outline of white that the head lacks below the hair. */
  forehead?: string;
}

/** Name of the view → face: the team, then the clients who are quoted. */
export const faces = {
  'maren-oduya': {
    hair: '48',
    body: '17',
    brows: '05',
    nose: '13',
    lips: '22',
    holds: 'signal',
    shift: -6.25,
  },
  'tobias-finch': {
    hair: '34',
    body: '25',
    brows: '04',
    nose: '03',
    lips: '17',
    glasses: '11',
    holds: 'form',
  },
  'ngozi-hallam': {
    hair: '20',
    body: '10',
    brows: '09',
    nose: '11',
    lips: '23',
    isTurned: true,
    holds: 'swatches',
    forehead: 'M1010 490h40v40h-40z',
  },
  'elin-marsh': {
    hair: '41',
    body: '21',
    brows: '05',
    nose: '15',
    lips: '21',
    isTurned: true,
    holds: 'page',
  },
  'ravi-sandhu': {
    hair: '61',
    body: '14',
    brows: '08',
    nose: '08',
    lips: '21',
    beard: '02',
    forehead: 'M900 465h60v30h-60z',
    holds: 'receipts',
  },
  'jonas-webb': {
    hair: '25',
    body: '09',
    brows: '07',
    nose: '16',
    lips: '22',
    beard: '10',
    holds: 'papers',
  },
  'priya-lockwood': {
    hair: '58',
    body: '14',
    brows: '04',
    nose: '17',
    lips: '17',
    gesture: 'handPhone',
    isTurned: true,
    forehead: 'M880 470h150v50H880z',
  },
  'sam-aldous': {
    hair: '13',
    body: '20',
    brows: '08',
    nose: '07',
    lips: '04',
    isTurned: true,
    holds: 'tag',
  },
  'annika-strand': { hair: '29', body: '16', brows: '09', nose: '14', lips: '22' },
  'dele-marchetti': {
    hair: '55',
    body: '11',
    brows: '07',
    nose: '06',
    lips: '04',
    beard: '05',
    forehead: 'M700 480h375v95H700z',
  },
  'ingrid-pask': {
    hair: '23',
    body: '13',
    brows: '12',
    nose: '03',
    lips: '21',
    forehead: 'M960 480h70v50h-70z',
  },
} as const satisfies Record<string, Face>;

/** The faces that are part of a page, in a file each. */
export const small = ['tobias-finch', 'ngozi-hallam', 'elin-marsh', 'ravi-sandhu'] as const;
