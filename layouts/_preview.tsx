/**
 * The picture that others show beside a link to a page: its title like a station sign, above the four lines. It is
 * drawn by satori, which takes only inline styles.
 */
import type { PreviewProps } from '../scripts/shared/contracts.ts';

export const fonts = [
  { name: 'Familjen Grotesk', file: 'assets/fonts/familjen-grotesk-latin-700.woff', weight: 700 },
  { name: 'Instrument Sans', file: 'assets/fonts/instrument-sans-latin-500.woff', weight: 500 },
] as const;

/** Stylesheets cannot reach these colours. A test keeps them equal to the tokens of the same names. */
export const PREVIEW_COLORS = {
  default: { paper: '#f3f6f6', ink: '#061a22', ink2: '#2b4650' },
  dark: { paper: '#04141a', ink: '#eaf5f7', ink2: '#a9c0c8' },
} as const;

/** Lines 1 to 4, from top to bottom. */
export const PREVIEW_LINES = ['#01cfe0', '#ff5a3c', '#ffb31a', '#c9dde3'] as const;

const STATION = { fill: '#ffffff', line: '#061a22' } as const;

/** Pixels between two lines. */
const PITCH = 26;

export default function Preview({ title, description, layout }: PreviewProps) {
  const colors = layout === 'dark' ? PREVIEW_COLORS.dark : PREVIEW_COLORS.default;
  // The company's name is above it already.
  const words = title.replace(/^Pointwork: | \| Pointwork$/, '');
  const headline = words.charAt(0).toUpperCase() + words.slice(1);
  return (
    <div
      style={{
        width: 1200,
        height: 630,
        padding: '56px 64px',
        display: 'flex',
        flexDirection: 'column',
        color: colors.ink,
        backgroundColor: colors.paper,
        fontFamily: 'Instrument Sans',
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center' }}>
        <svg viewBox="0 0 34 26" width="68" height="52" aria-hidden="true">
          <path
            d="M0 5h8l12 12h14M0 21h8L20 9h14"
            fill="none"
            stroke={colors.ink}
            strokeWidth="4"
          />
          <circle
            cx="14"
            cy="13"
            r="6"
            fill={PREVIEW_LINES[0]}
            stroke={colors.ink}
            strokeWidth="3"
          />
        </svg>
        <span style={{ marginLeft: 20, fontFamily: 'Familjen Grotesk', fontSize: 44 }}>
          Pointwork
        </span>
      </div>
      <div
        style={{
          marginTop: 44,
          maxWidth: 1040,
          fontFamily: 'Familjen Grotesk',
          fontSize: headline.length > 34 ? 76 : 96,
          lineHeight: 1,
          letterSpacing: '-0.04em',
          textWrap: 'balance',
        }}
      >
        {headline}
      </div>
      <div
        style={{ marginTop: 24, maxWidth: 940, fontSize: 29, lineHeight: 1.4, color: colors.ink2 }}
      >
        {description}
      </div>
      <svg
        viewBox="0 0 1200 150"
        width="1200"
        height="150"
        style={{ position: 'absolute', left: 0, bottom: 0 }}
        aria-hidden="true"
      >
        {PREVIEW_LINES.map((color, index) => (
          <path
            key={color}
            d={`M0 ${30 + index * PITCH}H1200`}
            stroke={color}
            strokeWidth="16"
            fill="none"
          />
        ))}
        <rect
          x="74"
          y="12"
          width="38"
          height={3 * PITCH + 36}
          rx="19"
          fill={STATION.fill}
          stroke={STATION.line}
          strokeWidth="7"
        />
      </svg>
    </div>
  );
}
