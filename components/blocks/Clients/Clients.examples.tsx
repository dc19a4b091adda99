import type { ReactNode } from 'react';
import { Clients } from './Clients.tsx';

const title = 'Teams that change here';
const names = [
  'Northmoor Ferries',
  'Tallow Street Housing',
  'Ardley & Pym Press',
  'Saltmere Energy',
];

export const examples = {
  default: <Clients id="clients-default" {...{ title, names }} />,
  longest: (
    <Clients
      id="clients-longest"
      title="Teams that change here, and have done so for longer than a year"
      names={['Llanfairpwllgwyngyllgogerychwyrndrobwll Rail Preservation Society', ...names]}
    />
  ),
  one: <Clients id="clients-one" {...{ title }} names={names.slice(0, 1)} />,
  many: (
    <Clients
      id="clients-many"
      {...{ title }}
      names={Array.from({ length: 23 }, (_, index) => `Client ${index + 1}`)}
    />
  ),
} satisfies Record<string, ReactNode>;
