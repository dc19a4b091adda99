import platforms from '../../assets/images/platforms.svg';
import type { LineNumber } from '../ui/line-number.ts';
import './PlatformStack.css';

/** Picture P2: platforms on top of one another, joined by a lift; the first of the lines lies highest. */
export function PlatformStack({ lines }: { lines: readonly LineNumber[] }) {
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
