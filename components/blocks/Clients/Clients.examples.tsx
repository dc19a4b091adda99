import type { ReactNode } from 'react';
import { type Client, Clients } from './Clients.tsx';

const title = 'Teams that change here';
const clients: readonly Client[] = [
  { name: 'Northmoor Ferries', device: 'ferry' },
  { name: 'Tallow Street Housing', device: 'house' },
  { name: 'Kestrelle Instruments', device: 'instrument' },
  { name: 'Quillhaven Games', device: 'game' },
  { name: 'Harrowvale Mutual', device: 'mutual' },
  { name: 'Brindlecombe Foods', device: 'food' },
  { name: 'Ardley & Pym Press', device: 'press' },
  { name: 'Saltmere Energy', device: 'energy' },
];

export const examples = {
  default: <Clients title={title} clients={clients} />,
  longest: (
    <Clients
      title="Teams that change here, and have done so for longer than a year"
      clients={[
        { name: 'Llanfairpwllgwyngyllgogerychwyrndrobwll Rail Preservation Society' },
        ...clients,
      ]}
    />
  ),
  one: <Clients title={title} clients={clients.slice(0, 1)} />,
  many: (
    <Clients
      title={title}
      clients={Array.from({ length: 23 }, (_, index) => ({ name: `Client ${index + 1}` }))}
    />
  ),
} satisfies Record<string, ReactNode>;
