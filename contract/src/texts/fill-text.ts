/** Names of the `{places}` in a text. */
type Places<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Places<Rest> : never;

/** Puts values into the `{places}` of a text; a missing value does not compile. */
export const fill = <Text extends string>(text: Text, values: Record<Places<Text>, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: Places<Text>) => String(values[name] ?? place));
