import platforms from '../../assets/images/platforms.svg';
import type { PlatformLine } from '../ui/Bullet.tsx';
import './PlatformStack.css';

/** Platforms above each other, connected by a lift; the first line is at the top. */
export function PlatformStack({ lines }: { lines: readonly PlatformLine[] }) {
  return (
    <div className="platform-stack">
      {lines.toReversed().map((line) => (
        <img
          key={line}
          className={`platform platform--${line}`}
          src={`${platforms}#line-${line}`}
          alt=""
          width="528"
          height="344"
          loading="lazy"
        />
      ))}
    </div>
  );
}
