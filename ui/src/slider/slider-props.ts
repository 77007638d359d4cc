export interface SliderProps {
  /** What is chosen: «Ашиглах бонус». */
  label: string;
  max: number;
  value: number;
  onChange: (value: number) => void;
  /** How a value is read aloud: «24,350₮». */
  format: (value: number) => string;
}
