import { home } from '../../../pages/index.content.ts';
import { Clients } from './Clients.tsx';

const { clients } = home;

export const examples = {
  default: <Clients {...clients} />,
  longest: (
    <Clients
      title="Teams that change here, and have done so for longer than a year"
      clients={[
        {
          name: 'Llanfairpwllgwyngyllgogerychwyrndrobwll Rail Preservation Society',
          device: 'food',
        },
        ...clients.clients,
      ]}
    />
  ),
  one: <Clients {...clients} clients={clients.clients.slice(0, 1)} />,
  many: (
    <Clients
      {...clients}
      clients={Array.from({ length: 23 }, (_, index) => ({
        name: `Client ${index + 1}`,
        device: 'press',
      }))}
    />
  ),
} satisfies Record<string, React.ReactNode>;
