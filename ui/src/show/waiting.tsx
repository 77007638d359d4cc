import './waiting.css';

/** Lies over the page until what was asked for is there. Whoever does not see it is told by an output of the page. */
export const Waiting = ({ text }: { text: string }) => (
  <p className="waiting" aria-hidden="true">
    {text}
  </p>
);
