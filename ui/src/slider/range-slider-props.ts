export interface RangeSliderProps {
  /** What is chosen: «Үнэ». */
  label: string;
  min: number;
  max: number;
  step: number;
  value: [number, number];
  /** At every move, to show the numbers. */
  onChange: (value: [number, number]) => void;
  /** When the finger lets go, to ask the server. */
  onCommit: (value: [number, number]) => void;
  /** How a value is read aloud: «800,000₮». */
  format: (value: number) => string;
}
