import './DrippingTap.css';

const SPOUT = 'M56 88V50a25 25 0 0 1 50 0v8';

/** The photograph in a tenant's report of a leak. */
export function DrippingTap() {
  return (
    <svg className="dripping-tap" viewBox="0 0 160 120" aria-hidden="true">
      <path className="dripping-tap__tiles" d="M0 44h160M40 0v44M120 0v44M80 44v46" />
      <path className="dripping-tap__sink" d="M-4 90h168v34H-4z" />
      <path className="dripping-tap__lever" d="M56 70 24 58" />
      <path className="dripping-tap__spout" d={SPOUT} />
      <path className="dripping-tap__shine" d={SPOUT} />
      <path className="dripping-tap__foot" d="M40 82h32v8H40z" />
      <path className="dripping-tap__drop" d="M106 70c5 6 7 9 7 13a7 7 0 0 1-14 0c0-4 2-7 7-13z" />
    </svg>
  );
}
