import './waiting.css';

/** Covers the page until the answer arrives. Screen readers get an output of the page instead. */
export const Waiting = ({ text }: { text: string }) => (
  <p className="waiting" aria-hidden="true">
    {text}
  </p>
);
