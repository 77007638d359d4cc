import './bonus.css';

const COIN =
  'M16 .5a15.5 15.5 0 1 1 0 31 15.5 15.5 0 0 1 0-31zM14.4 4.8A11.4 11.4 0 0 0 4.8 14.4h4.7a6.9 6.9 0 0 1 4.9-4.9z' +
  'M17.6 4.8v4.7a6.9 6.9 0 0 1 4.9 4.9h4.7a11.4 11.4 0 0 0-9.6-9.6zM4.8 17.6a11.4 11.4 0 0 0 9.6 9.6v-4.7a6.9 6.9 0 0 1-4.9-4.9z' +
  'M27.2 17.6h-4.7a6.9 6.9 0 0 1-4.9 4.9v4.7a11.4 11.4 0 0 0 9.6-9.6zM16 12.6a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8z';

/** The bonus symbol: the roof ring is what you collect. */
export function Coin() {
  return (
    <svg className="bonus__coin" viewBox="0 0 32 32" aria-hidden="true">
      <path fill="currentColor" fillRule="evenodd" d={COIN} />
    </svg>
  );
}
