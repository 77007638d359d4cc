/** Mail programs do not support custom properties: these are the values of the tokens in ui/src/tokens.css, and a test compares them. */
export const PALETTE = {
  paper: '#fbfaf7',
  white: '#ffffff',
  felt: '#f2eee7',
  well: '#f5f2ec',
  line: '#e4ded4',
  ink: '#1e1b18',
  'ink-soft': '#5b544b',
  evergreen: '#1f4d3f',
  'gold-ink': '#7d5110',
  'gold-tint': '#faf1de',
  red: '#be2f1b',
} as const;
