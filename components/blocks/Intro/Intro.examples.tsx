import { contactPage } from '../../../pages/contact.content.ts';
import { home } from '../../../pages/index.content.ts';
import { DayLine } from '../../drawings/DayLine.tsx';
import { InterchangeMap } from '../../drawings/InterchangeMap.tsx';
import { variants } from '../../Variants.tsx';
import { Intro } from './Intro.tsx';

const { title, lede } = home.intro;
const intro = { ...home.intro, map: <InterchangeMap {...home.map} /> };

export const examples = {
  ...variants(Intro, intro, 'actions'),
  plain: <Intro title={title} lede={lede} />,
  longestWithoutMap: variants(Intro, home.intro).longest,
  day: <Intro {...contactPage.intro} day={<DayLine {...contactPage.day} />} />,
};
