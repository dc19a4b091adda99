import { Lifted } from '../Lifted.tsx';
import { Face } from './Face.tsx';
import './AccountsFace.css';

const GROUPS = [
  { name: 'Grid', accounts: 7, owner: 'Amos', cap: '£9,000' },
  { name: 'Trading', accounts: 6, owner: 'Leng', cap: '£6,500' },
  { name: 'Shared', accounts: 6, owner: 'Birk', cap: '£4,000' },
  { name: 'Labs', accounts: 4, owner: 'Onoh', cap: '£1,500' },
];

/** Line 4: groups of accounts on one trunk, each with an owner and a cap. The last account is moving in. */
export function AccountsFace() {
  const total = GROUPS.reduce((sum, { accounts }) => sum + accounts, 0);
  const lastGroup = GROUPS.at(-1);
  return (
    <Face line={4} name="Cloud" client="Saltmere Energy" className="accounts-face">
      <b>{total} accounts</b>
      {GROUPS.map((group) => (
        <div key={group.name} className="drawn__card">
          <b>{group.name}</b>
          <div>
            {Array.from({ length: group.accounts - Number(group === lastGroup) }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
              <i key={index} />
            ))}
            {group === lastGroup && (
              <Lifted>
                <i />
              </Lifted>
            )}
          </div>
          {group.owner}
          <small>{group.cap} a month</small>
        </div>
      ))}
    </Face>
  );
}
