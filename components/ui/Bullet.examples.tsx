import { Bullet } from './Bullet.tsx';

export const examples = {
  default: <Bullet line={1} />,
  all: (
    <p>
      <Bullet line={1} /> <Bullet line={2} /> <Bullet line={3} /> <Bullet line={4} />
    </p>
  ),
  named: (
    <p>
      <Bullet line={4} decorative /> Line 4, Cloud
    </p>
  ),
};
