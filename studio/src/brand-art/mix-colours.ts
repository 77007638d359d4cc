/** `share` of the colour in the ground, both `#RRGGBB`. */
export function mix(colour: string, ground: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [from, to] = [colour, ground].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    if (from === undefined || to === undefined) throw new Error(`No colour: ${colour}, ${ground}`);
    return Math.round(from * share + to * (1 - share))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
