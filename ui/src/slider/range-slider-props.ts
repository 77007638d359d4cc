export interface RangeSliderProps {
  /** What is chosen: «Үнэ». */
  label: string;
  min: number;
  max: number;
  step: number;
  value: [number, number];
  /** On every move, to show the numbers. */
  onChange: (value: [number, number]) => void;
  /** On release, to ask the server. */
  onCommit: (value: [number, number]) => void;
  /** How a value is read aloud: «800,000₮». */
  format: (value: number) => string;
}
