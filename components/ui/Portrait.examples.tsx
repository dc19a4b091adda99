import portraits from '../../assets/images/portraits/people.svg';
import { Portrait } from './Portrait.tsx';

export const examples = {
  default: <Portrait src={`${portraits}#maren-oduya`} />,
  line: <Portrait src={`${portraits}#ravi-sandhu`} line={2} />,
  small: <Portrait src={`${portraits}#maren-oduya`} line={3} size="small" />,
};
