import './bonus.css';

/** The bonus symbol: the roof ring is what you collect. */
export function Coin() {
  return <span className="bonus__coin" aria-hidden="true" />;
}
