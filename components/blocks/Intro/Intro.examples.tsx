import { contactPage } from '../../../pages/contact.content.ts';
import { home } from '../../../pages/index.content.ts';
import { DayLine } from '../../drawings/DayLine.tsx';
import { InterchangeMap } from '../../drawings/InterchangeMap.tsx';
import { Intro } from './Intro.tsx';

const { title, lede, actions, departures } = home.intro;

export const examples = {
  default: <Intro {...home.intro} map={<InterchangeMap {...home.map} />} />,
  longest: (
    <Intro
      title="Leave the system nobody remembers buying, on a timetable that you set yourself."
      lede={`${lede} `.repeat(3)}
      note="Pointwork is an independent consultancy. We claim no partner tier and earn no commission."
      actions={actions}
      departures={departures}
    />
  ),
  one: <Intro title={title} lede={lede} />,
  many: (
    <Intro
      title={title}
      lede={lede}
      actions={[...actions, { label: 'Read the four phases', href: '/partners/atlassian' }]}
    />
  ),
  day: <Intro {...contactPage.intro} day={<DayLine {...contactPage.day} />} />,
} satisfies Record<string, React.ReactNode>;
