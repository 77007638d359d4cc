/** Which row of a section is open, by its key. */
export interface PanelProps {
  chosen: string | null;
  onChoose: (key: string) => void;
}
